import { dayAfter } from '@jeweler/core/business';
import type { Agenda, AgendaItem } from '@jeweler/core/submissions';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { agendaItem, answerAgenda } from '../../../../../tests/support/agenda-builders.ts';
import { deferred } from '../../../../../tests/support/deferred.ts';
import { renderPortal, signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { shopAnswer } from '../../../../../tests/support/staff-answers.ts';
import { answer, stubServer } from '../../../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../../../tests/support/stub-window.ts';
import { todayAnswer } from '../../../../../tests/support/today-answer.ts';
// Normally loaded on demand.
import './agenda-screen.tsx';

/** Milliseconds by which the server's clock is ahead of this computer's. */
const AHEAD = 10 * 60_000;

let items: AgendaItem[] = [];
let slots: Partial<Agenda['days'][number]['slots']> = {};
const now = () => new Date(Date.now() + AHEAD);
const { asked, respond: respondAgenda } = answerAgenda({
  now,
  day: (day) => ({ slots, appointments: items.filter(({ appointment }) => appointment.day === day) }),
});
const respond = async (request: Request): Promise<Response> =>
  new URL(request.url).pathname === '/api/admin/today'
    ? Response.json(todayAnswer({ now: now().toISOString() }))
    : respondAgenda(request);

const open = (path: string) => renderPortal(path, signedInPortal());

/** The heading above the hours; queried by id because the print sheet has a heading of its own. */
const expectPeriod = (text: string) =>
  waitFor(() => expect(document.getElementById('agenda-period')).toHaveTextContent(text));

beforeEach(() => {
  // Fakes only the clock: requests and React's own timers run in real time.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  items = [];
  slots = {};
  asked.length = 0;
  stubServer(respond);
  Element.prototype.scrollIntoView = vi.fn();
  stubWindow({ matches: true });
});

test('today is the shop’s by the server’s clock, and another one over midnight', async () => {
  // 11:45 PM shop time by this computer's clock, 11:55 PM by the server's.
  vi.setSystemTime('2026-11-24T04:45:00Z');
  open('/admin/agenda');
  await expectPeriod('Monday, November 23, 2026');
  expect(await screen.findAllByText('Past')).toHaveLength(9);
  act(() => void vi.advanceTimersByTime(6 * 60_000));
  await expectPeriod('Tuesday, November 24, 2026');
  expect(screen.getAllByRole('button', { name: /^Free, add a booking at/ })).toHaveLength(9);
});

test('a day is printed once it has come: before, its sheet would be empty', async () => {
  vi.setSystemTime('2026-11-23T15:00:00Z');
  const come = deferred<void>();
  stubServer(async (request) => {
    if (new URL(request.url).pathname === '/api/admin/appointments') await come.promise;
    return respond(request);
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  open('/admin/agenda');
  const button = await screen.findByRole('button', { name: 'Print the day sheet' });
  fireEvent.click(button);
  expect(print).not.toHaveBeenCalled();
  come.resolve();
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  fireEvent.click(button);
  expect(print).toHaveBeenCalledOnce();
});

test('where the host prints without asking, the sheet goes to its printer, and that is said', async () => {
  vi.setSystemTime('2026-11-23T15:00:00Z');
  const print = vi.fn(async () => ({ outcome: 'done' }) as const);
  const settings = {
    showsNames: false,
    quietWhenClosed: false,
    printing: { isSilent: true, printer: 'label' },
  };
  const printing = {
    settings: () => settings,
    change: () => {},
    subscribe: () => () => {},
    printers: async () => [],
    print,
  };
  const { host } = renderPortal('/admin/agenda', signedInPortal({ printing }));
  const button = await screen.findByRole('button', { name: 'Print the day sheet' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  fireEvent.click(button);
  const title = 'The day sheet was sent to the printer';
  // `waitFor` looks again when the page changes, which it does not here: its intervals are the fake clock's.
  await expect.poll(() => host.notify.mock.calls).toEqual([[{ tone: 'success', title }]]);
  expect(print).toHaveBeenCalledOnce();
});

test('where the computer’s clock is another one, the shop’s is named', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  vi.setSystemTime('2026-11-23T20:00:00Z');
  open('/admin/agenda');
  await expectPeriod('Monday, November 23, 2026');
  expect(
    await screen.findByText(
      /^All times are in the shop’s time zone \(Eastern Time\)\. It is now .* there\.$/,
    ),
  ).toBeVisible();
});

test('a week that is over midnight of its Sunday is the next one', async () => {
  vi.setSystemTime('2026-11-23T04:45:00Z');
  open('/admin/agenda?view=week');
  await expectPeriod('November 16 – 22, 2026');
  await screen.findByRole('group', { name: 'Hours' });
  act(() => void vi.advanceTimersByTime(6 * 60_000));
  await expectPeriod('November 23 – 29, 2026');
});

test('an hour that begins is past, and is asked about again', async () => {
  vi.setSystemTime('2026-11-24T14:45:00Z');
  open('/admin/agenda');
  await screen.findByRole('button', { name: 'Free, add a booking at 10:00 AM' });
  const before = asked.filter((from) => from === '2026-11-23').length;
  act(() => void vi.advanceTimersByTime(6 * 60_000));
  expect(screen.queryByRole('button', { name: 'Free, add a booking at 10:00 AM' })).toBeNull();
  await expect.poll(() => asked.filter((from) => from === '2026-11-23').length).toBeGreaterThan(before);
});

test('says until when a request is held, and that it is not any more', async () => {
  vi.setSystemTime('2026-11-24T14:00:00Z');
  const at = (slot: '11:00' | '12:00' | '13:00') => ({ day: '2026-11-24', slot });
  items = [
    agendaItem({
      reference: 'A-2222',
      name: 'Held',
      status: 'requested',
      heldUntil: '2026-11-24T14:12:00.000Z',
      appointment: at('11:00'),
    }),
  ];
  open('/admin/agenda');
  expect(await screen.findByText('Held until Tue, Nov 24, 9:12 AM')).toBeVisible();
  act(() => void vi.advanceTimersByTime(3 * 60_000));
  expect(await screen.findByText('Not held: others can book this time')).toBeVisible();
  expect(screen.getByText(/^One request was not confirmed in time/)).toBeVisible();
});

test('an appointment whose visitor asks for another time is at both', async () => {
  vi.setSystemTime('2026-11-24T14:00:00Z');
  const wish = { day: '2026-11-24', slot: '16:00' } as const;
  items = [agendaItem({ wish }), agendaItem({ wish, appointment: wish, status: 'requested' })];
  open('/admin/agenda');
  expect(await screen.findByRole('button', { name: /Ada Ferrer.*Confirmed, asks to move/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Ada Ferrer.*Asks to move here/ })).toBeVisible();
  // The weeks around are fetched ahead.
  await expect
    .poll(() => new Set(asked))
    .toEqual(new Set(['2026-11-23', dayAfter('2026-11-23', -7), '2026-11-30']));
});

test('an appointment of several hours is drawn over them, on the sheet as well, and what begins in one is not hidden', async () => {
  vi.setSystemTime('2026-11-24T20:30:00Z');
  const at = (slot: '12:00' | '14:00' | '17:00' | '18:00', hours?: number) => ({
    appointment: { day: '2026-11-24', slot, hours },
  });
  items = [
    agendaItem({ reference: 'A-2222', name: 'Long', status: 'done', ...at('12:00', 2) }),
    agendaItem({ reference: 'A-3333', name: 'Longer', ...at('14:00', 3) }),
    agendaItem({ reference: 'A-4444', name: 'Late', ...at('17:00', 2) }),
    agendaItem({
      reference: 'A-5555',
      name: 'Also asked',
      status: 'requested',
      holds: false,
      ...at('18:00'),
    }),
  ];
  slots = {
    '13:00': 'past',
    '14:00': 'taken',
    '15:00': 'taken',
    '16:00': 'taken',
    '17:00': 'taken',
    '18:00': 'taken',
  };
  open('/admin/agenda');
  const longer = await screen.findByRole('button', { name: /Longer.*until 5:00 PM/ });
  const hours = [...document.querySelectorAll('[data-cell]')];
  expect(hours.map((hour) => hour.getAttribute('data-cell')?.slice(11))).toEqual([
    '10:00',
    '11:00',
    '12:00',
    '14:00',
    '17:00',
    '18:00',
  ]);
  // It is 3:30 PM.
  expect(longer.closest('[data-cell]')).toHaveAttribute('aria-current', 'time');
  expect(screen.getByRole('button', { name: /Also asked/ })).toBeVisible();
  const times = [...document.querySelectorAll('[aria-label="Day sheet"] tbody th')];
  expect(times.map(({ textContent }) => textContent)).toEqual([
    '10:00 AM',
    '11:00 AM',
    '12:00 PM to 2:00 PM',
    '2:00 PM to 5:00 PM',
    '5:00 PM to 7:00 PM',
    '6:00 PM',
  ]);
});

test('any day is reached by its date; what is typed halfway leads nowhere', async () => {
  vi.setSystemTime('2026-11-23T15:00:00Z');
  open('/admin/agenda');
  await expectPeriod('Monday, November 23');
  const field = screen.getByLabelText('Go to a day');
  fireEvent.change(field, { target: { value: '' } });
  await expectPeriod('Monday, November 23');
  fireEvent.change(field, { target: { value: '2027-02-12' } });
  await expectPeriod('Friday, February 12, 2027');
  expect(field).toHaveValue('2027-02-12');
});

test('the sheet of a day has the shop’s address, whoever else may see it', async () => {
  vi.setSystemTime('2026-11-24T14:00:00Z');
  const place = { street: '12 Heron Lane', city: 'Jupiter', state: 'fl', zip: '33478' };
  stubServer((request) =>
    new URL(request.url).pathname === '/api/admin/catalogue/shop/1'
      ? answer(200, shopAnswer(place))(request)
      : respond(request),
  );
  open('/admin/agenda?view=day');
  const sheet = await screen.findByLabelText('Day sheet');
  await waitFor(() => expect(sheet).toHaveTextContent('Oren Vale, 12 Heron Lane, Jupiter, FL 33478'));
});
