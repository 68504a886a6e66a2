import { appointmentSlots } from '@jeweler/core/schemas';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { agendaItem, answerAgenda } from '../../../../../tests/support/agenda-builders.ts';
import { fakeLock, held } from '../../../../../tests/support/fake-lock.ts';
import { renderPortal, signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { stubServer } from '../../../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../../../tests/support/stub-window.ts';
import type { PrintResult, PrintSettings } from '../../shared/host/host-printing.ts';

const TUESDAY = '2026-11-24';
const closed = Object.fromEntries(appointmentSlots.map((slot) => [slot, 'closed'] as const));

let isServerGone = false;
let closedDays: string[] = [];

const agenda = answerAgenda({
  now: () => new Date(),
  day: (day) => ({
    slots: closedDays.includes(day) ? closed : {},
    appointments: day === TUESDAY ? [agendaItem({ name: 'Ada Ferrer' })] : [],
  }),
});

const open = ({ isLocked = false, ...changes }: Partial<PrintSettings & { isLocked: boolean }> = {}) => {
  const settings = held<PrintSettings>({
    isSilent: false,
    printer: '',
    atOpening: true,
    printedOn: null,
    ...changes,
  });
  const { lock, change } = fakeLock({ isLocked });
  const printed: string[] = [];
  const print = vi.fn(async (): Promise<PrintResult> => {
    printed.push(document.querySelector('[data-print-alone]')?.textContent ?? '');
    return { outcome: 'done' };
  });
  const signedIn = signedInPortal({
    lock,
    printing: {
      settings: settings.get,
      change: settings.set,
      subscribe: settings.subscribe,
      printers: async () => [],
      print,
    },
  });
  return { ...renderPortal('/admin/account', signedIn), settings, change, printed, print };
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
  stubServer(async (request) => {
    if (isServerGone) throw new TypeError('Failed to fetch');
    return agenda.respond(request);
  });
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  stubWindow({ matches: true });
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
  const { print, change } = open({ isLocked: true });
  await settle();
  await pass(11);
  await settle();
  expect(print).not.toHaveBeenCalled();
  act(() => change({ isLocked: false }));
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
