import { ChakraProvider } from '@chakra-ui/react';
import { act, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agendaDay, agendaItem } from '../../../../../tests/support/agenda-builders.ts';
import { bareHost } from '../../../../../tests/support/bare-host.ts';
import { memorySessionStore } from '../../../../../tests/support/memory-session-store.ts';
import { stubServer } from '../../../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../../../tests/support/stub-window.ts';
import { daysBetween, shop, shopDay } from '../../../business/index.ts';
import { appointmentSlots } from '../../../schemas/index.ts';
import { portalSystem } from '../../../theme/index.ts';
import { AdminPortal } from '../../app/admin-portal.tsx';
import type { LockState } from '../../shared/host/host-lock.ts';
import type { PrintResult, PrintSettings } from '../../shared/host/host-printing.ts';

const TUESDAY = '2026-11-24';
const closed = Object.fromEntries(appointmentSlots.map((slot) => [slot, 'closed'] as const));

let isServerGone = false;
let closedDays: string[] = [];

const answerAgenda = async (request: Request): Promise<Response> => {
  const url = new URL(request.url);
  if (isServerGone) throw new TypeError('Failed to fetch');
  if (url.pathname !== '/api/admin/appointments')
    return Response.json({ success: false, code: 'not_found', message: 'Not found.' }, { status: 404 });
  const [from = '', to = ''] = [url.searchParams.get('from'), url.searchParams.get('to')].map(String);
  return Response.json({
    now: new Date().toISOString(),
    timeZone: shop.timeZone,
    today: shopDay(new Date()),
    days: daysBetween(from, to).map((day) =>
      agendaDay(day, {
        slots: closedDays.includes(day) ? closed : {},
        appointments: day === TUESDAY ? [agendaItem({ name: 'Ada Ferrer' })] : [],
      }),
    ),
  });
};

/** A value that the host holds, as `useSyncExternalStore` reads it. */
const held = <Value extends object>(initial: Value) => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (some: Partial<Value>) => {
      value = { ...value, ...some };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const open = ({ isLocked = false, ...changes }: Partial<PrintSettings & { isLocked: boolean }> = {}) => {
  const settings = held<PrintSettings>({
    isSilent: false,
    printer: '',
    atOpening: true,
    printedOn: null,
    ...changes,
  });
  const lock = held<LockState>({ isLocked, minutes: 0, onClose: false, pin: 'none' });
  const printed: string[] = [];
  const print = vi.fn(async (): Promise<PrintResult> => {
    printed.push(document.querySelector('[data-print-alone]')?.textContent ?? '');
    return { outcome: 'done' };
  });
  const expiresAt = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
  const host = {
    ...bareHost(),
    session: memorySessionStore({ token: 'a-token', expiresAt }).store,
    lock: {
      state: lock.get,
      subscribe: lock.subscribe,
      lock: vi.fn(),
      setMinutes: vi.fn(),
      setOnClose: vi.fn(),
      unlockByPin: vi.fn(),
      setPin: vi.fn(),
    },
    printing: {
      settings: settings.get,
      change: settings.set,
      subscribe: settings.subscribe,
      printers: async () => [],
      print,
    },
  };
  const view = render(
    <ChakraProvider value={portalSystem}>
      <MemoryRouter initialEntries={['/admin/account']} useTransitions={false}>
        <AdminPortal host={host} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return { ...view, host, settings, lock, printed, print };
};

const pass = (minutes: number) => act(async () => void (await vi.advanceTimersByTimeAsync(minutes * 60_000)));
/** Time for requests and lazy code, which run in real time. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  // 9:50 AM in the shop, which opens at 10.
  vi.setSystemTime(`${TUESDAY}T14:50:00Z`);
  isServerGone = false;
  closedDays = [];
  stubServer(answerAgenda);
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  stubWindow({ matches: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the day’s sheet is printed when the shop opens, once', async () => {
  const { printed, settings } = open();
  await settle();
  expect(printed).toEqual([]);
  await pass(11);
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('Tuesday, November 24, 2026');
  expect(printed[0]).toContain('Ada Ferrer');
  expect(settings.get().printedOn).toBe(TUESDAY);
  await waitFor(() => expect(document.querySelector('[data-print-alone]')).toBeNull());
  await pass(30);
  await settle();
  expect(printed).toHaveLength(1);
});

test.each([
  ['it is not switched on', { atOpening: false }],
  ['it has been printed today', { printedOn: TUESDAY }],
])('nothing is printed when %s', async (_, changes) => {
  const { print } = open(changes);
  await settle();
  await pass(11);
  await settle();
  expect(print).not.toHaveBeenCalled();
});

test('nothing is printed on a closed day, nor after closing time', async () => {
  closedDays = [TUESDAY];
  const { print, unmount } = open();
  await settle();
  await pass(11);
  await settle();
  expect(print).not.toHaveBeenCalled();
  unmount();
  closedDays = [];
  // 11 PM in the shop.
  vi.setSystemTime('2026-11-25T04:00:00Z');
  const late = open();
  await settle();
  expect(late.print).not.toHaveBeenCalled();
});

test('a locked console prints it when it is unlocked', async () => {
  const { print, lock } = open({ isLocked: true });
  await settle();
  await pass(11);
  await settle();
  expect(print).not.toHaveBeenCalled();
  act(() => lock.set({ isLocked: false }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('a server that is gone is waited for, and a printer that fails is said once', async () => {
  const { print, host } = open();
  await settle();
  isServerGone = true;
  await pass(11);
  await settle();
  expect(print).not.toHaveBeenCalled();
  print.mockResolvedValue({ outcome: 'failed', sentence: 'Laser did not print it.' });
  isServerGone = false;
  await pass(1);
  await waitFor(() => expect(host.notify).toHaveBeenCalledTimes(1));
  expect(host.notify.mock.calls[0]?.[0].text).toBe('Laser did not print it. The agenda can print it again.');
  await pass(5);
  await settle();
  expect(print).toHaveBeenCalledTimes(1);
});
