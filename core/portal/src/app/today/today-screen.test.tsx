import type { Dashboard } from '@jeweler/core/submissions';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { agendaItem } from '../../../../../tests/support/agenda-builders.ts';
import { mediaFile } from '../../../../../tests/support/media-files.ts';
import { prizeFigures } from '../../../../../tests/support/staff-answers.ts';
import { refused, staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { appointmentRecord, submissionRecord } from '../../../../../tests/support/submission-record.ts';
import { todayAnswer, waitingItem } from '../../../../../tests/support/today-answer.ts';
import { TodayScreen } from './today-screen.tsx';
// Normally loaded on demand.
import '../../screens/settings/settings-screen.tsx';

const amount = { count: 2, bytes: 2048 };
const figures = (changes: Partial<Dashboard> = {}): Dashboard => ({
  media: {
    kinds: { image: amount, video: amount, other: amount },
    addedThisWeek: 1,
    newest: [],
    biggest: [],
    watcher: { state: 'watching', lastScan: '2026-11-24T14:00:00.000Z' },
  },
  missing: [],
  waiting: { contact: 1, appointment: 0, 'service-request': 0, 'prize-claim': 0, subscription: 0 },
  ...changes,
});
const open = (answers: Parameters<typeof staffPortal>[0] = {}, part: ReactNode = <TodayScreen />) => {
  const portal = staffPortal({
    'GET dashboard': figures(),
    'GET backups': { store: 'none', state: null, warning: null },
    ...answers,
  });
  return { ...portal, ...portal.open('/admin/dashboard', { part }) };
};
const folder = () => screen.findByRole('region', { name: 'Media folder' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime('2026-11-24T15:00:00Z');
});

describe('the media folder', () => {
  test('is summed up in a line, and by kind on request, with the newest pictures, each leading to itself', async () => {
    const media = { ...figures().media, newest: [mediaFile('rings/halo.jpg')] };
    const { user } = open({ 'GET dashboard': figures({ media }) });
    expect(await folder()).toHaveTextContent('6 files, 6 KB, 1 added this week');
    expect(within(await folder()).queryAllByRole('listitem')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show details' }));
    expect(
      within(await folder())
        .getByText('Videos')
        .closest('li'),
    ).toHaveTextContent('2');
    expect(await folder()).toHaveTextContent('The folder is being watched. Changes appear automatically.');
    expect(
      screen.getByText('Every file that the catalogue and the site use is in the folder.'),
    ).toBeVisible();
    const newest = within(screen.getByRole('region', { name: 'Newest pictures' })).getByRole('link');
    expect(newest).toHaveAttribute('href', '/admin/media?q=rings%2Fhalo.jpg');
    expect(newest.querySelector('img')).not.toBeNull();
  });

  test('that is not followed says so at once, with the reason', async () => {
    const { media } = figures();
    const watcher = { ...media.watcher, state: 'failed' as const, message: 'The folder cannot be read.' };
    open({ 'GET dashboard': figures({ media: { ...media, watcher } }) });
    expect(await folder()).toHaveTextContent(
      'The folder is not being watched. Use Refresh in the media library to see changes.The folder cannot be read.',
    );
  });

  test('without pictures that the site uses: they are named, with what uses them', async () => {
    open({
      'GET dashboard': figures({
        missing: [
          {
            publicUrl: '/media/products/lost%20ring.jpg',
            uses: [
              { kind: 'product', name: 'Round Solitaire' },
              { kind: 'collection', name: 'Heritage' },
            ],
          },
        ],
      }),
    });
    const missing = await screen.findByRole('region', { name: 'Missing pictures' });
    expect(missing).toHaveTextContent('products/lost ring.jpg');
    expect(missing).toHaveTextContent('Used by Round Solitaire (piece), Heritage (collection)');
  });
});

test('the date is another one after midnight in the shop', async () => {
  vi.setSystemTime('2026-11-22T04:59:00Z');
  open({ 'GET today': () => todayAnswer({ now: new Date().toISOString() }) });
  expect(await screen.findByText('Saturday, November 21')).toBeVisible();
  await folder();
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(screen.getByText('Sunday, November 22')).toBeVisible();
});

test('what counts by day is fetched again after midnight, whatever screen is shown then', async () => {
  vi.setSystemTime('2026-11-22T04:59:00Z');
  const portal = staffPortal({ 'GET today': () => todayAnswer({ now: new Date().toISOString() }) });
  portal.open('/admin/help');
  await expect.poll(() => portal.bodies('GET today').length).toBe(1);
  await act(async () => undefined);
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  // Testing Library's own waits by intervals, which do not run here.
  await expect.poll(() => portal.bodies('GET today').length).toBe(2);
});

test('figures that cannot be loaded say why, and come with another try', async () => {
  const { user, answer } = open({ 'GET dashboard': refused(500, 'internal', 'Oh.') });
  const failed = await screen.findByRole('region', { name: 'Figures could not be loaded' });
  expect(failed).toHaveTextContent('The server has run into a problem.');
  answer({ 'GET dashboard': figures() });
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await folder()).toBeVisible();
  await waitFor(() => expect(failed).not.toBeInTheDocument());
});

test('an appointment is confirmed in its row on its revision, whose outcome names it, and is taken back there', async () => {
  const CONFIRM = 'POST submissions/A-5G8M/status';
  const asked = agendaItem({
    reference: 'A-5G8M',
    name: 'Noor Haddad',
    status: 'requested',
    appointment: { day: '2026-11-25', slot: '11:00' },
    revision: 3,
  });
  let toConfirm = [asked];
  const { appointment } = asked;
  const record = appointmentRecord({ reference: 'A-5G8M', name: 'Noor Haddad', appointment, revision: 3 });
  const { user, bodies } = open({
    'GET today': () =>
      todayAnswer({
        toConfirm: { total: toConfirm.length, items: toConfirm },
        appointments: { today: [], tomorrow: [asked] },
      }),
    [CONFIRM]: () => {
      toConfirm = [];
      return { ...record, status: 'confirmed', revision: 4 };
    },
    'GET submissions/A-5G8M': record,
    'POST submissions/undo': () => {
      toConfirm = [{ ...asked, revision: 5 }];
      return { results: [{ reference: 'A-5G8M', outcome: 'changed' }], undo: { items: [] } };
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Appointments to confirm' }));
  // Nobody stands there twice.
  expect(await screen.findByText('No other appointments tomorrow.')).toBeVisible();
  // It has to be there before its text is.
  const announced = panel.getByRole('status');
  expect(announced).toBeEmptyDOMElement();
  await user.click(await panel.findByRole('button', { name: 'Confirm Noor Haddad' }));
  const said = 'Confirmed: Noor Haddad, Wednesday, November 25 at 11:00 AM.';
  expect(await panel.findByText(said, { selector: 'p span' })).toBeVisible();
  await expect.poll(() => announced.textContent).toBe(said);
  expect(bodies(CONFIRM)).toEqual([{ status: 'confirmed', revision: 3 }]);
  await user.click(panel.getByRole('button', { name: 'Undo' }));
  expect(await panel.findByRole('button', { name: 'Confirm Noor Haddad' })).toBeVisible();
});

test('an appointment to confirm whose hidden field was filled in may be of a bot, which its row says', async () => {
  const asked = waitingItem({ kind: 'appointment', status: 'requested', name: 'Bot', marks: ['honeypot'] });
  open({ 'GET today': todayAnswer({ toConfirm: { total: 1, items: [asked] } }) });
  const panel = await screen.findByRole('region', { name: 'Appointments to confirm' });
  expect(within(panel).getByRole('link')).toHaveTextContent(/^Bot.*may be a bot$/);
});

test('what is late stands before what is due, of any kind; probable spam apart, without a clock', async () => {
  const late = waitingItem({ reference: 'M-5G8M', name: 'Late', dueAt: '2026-11-24T14:00:00.000Z' });
  const claim = waitingItem({ kind: 'prize-claim', name: 'Later', dueAt: '2026-11-24T13:00:00.000Z' });
  const bot = waitingItem({ name: 'Bot', marks: ['honeypot'] });
  open({
    'GET today': todayAnswer({
      toAnswer: { total: 2, late: 1, items: [late, waitingItem({ name: 'Due' })] },
      toSchedule: { total: 1, late: 1, items: [claim] },
      probablySpam: { total: 1, items: [bot] },
    }),
  });
  const lines = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await screen.findByRole('region', { name: 'Late' });
  expect(lines('Late')).toEqual([
    expect.stringMatching(/^Later.*2 h late/),
    expect.stringMatching(/^Late.*60 min late|^Late.*1 h late/),
  ]);
  expect(lines('Waiting for a reply')).toEqual([expect.stringMatching(/^Due.*22 h left/)]);
  expect(screen.getByText('No prize is waiting to be scheduled.')).toBeVisible();
  expect(lines('Probably spam')).toEqual([expect.stringMatching(/^Bot.*8:00 AM.*may be a bot$/)]);
});

const expectOneLate = () => {
  expect(screen.getByText('One is late.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Late' })).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Waiting for a reply' })).toHaveTextContent(
    /0.*No one else is waiting for a reply\.$/,
  );
};

test('what becomes late while the screen is open is counted there, and nowhere else', async () => {
  const item = waitingItem({ dueAt: '2026-11-24T15:01:00.000Z' });
  open({ 'GET today': todayAnswer({ toAnswer: { total: 1, late: 0, items: [item] } }) });
  await screen.findByRole('region', { name: 'Waiting for a reply' });
  expect(screen.getByText('None is late.')).toBeVisible();
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expectOneLate();
});

test('what is late by the server is shown as late, on a slow computer whose screen has not counted on', async () => {
  const item = waitingItem({ dueAt: '2026-11-24T15:30:10.000Z' });
  open({
    'GET today': () => {
      vi.setSystemTime('2026-11-24T15:00:20Z');
      const now = '2026-11-24T15:30:20.000Z';
      return todayAnswer({ now, toAnswer: { total: 1, late: 1, items: [item] } });
    },
  });
  await screen.findByRole('region', { name: 'Waiting for a reply' });
  expectOneLate();
});

test('what a panel has no room for is in a list that holds more, whose link says so', async () => {
  const list = (item: Parameters<typeof waitingItem>[0]) => ({
    total: 12,
    late: 0,
    items: [...'23456789B'].map((mark) => waitingItem({ reference: `M-5G8${mark}`, ...item })),
  });
  const late = { ...list({ dueAt: '2026-11-24T14:00:00.000Z' }), late: 12 };
  open({
    'GET today': todayAnswer({
      toConfirm: list({ kind: 'appointment', status: 'requested', dueAt: null }),
      toAnswer: late,
      toSchedule: list({ kind: 'prize-claim' }),
      probablySpam: list({ marks: ['honeypot'] }),
      reminders: list({ remindOn: '2026-11-24' }),
    }),
  });
  const link = (name: string) => {
    const last = within(screen.getByRole('region', { name })).getAllByRole('link').at(-1);
    return [last?.textContent, last?.getAttribute('href')];
  };
  await screen.findByRole('region', { name: 'Late' });
  expect(link('Late')).toEqual(['All waiting requests', '/admin/requests?status=waiting']);
  expect(link('Probably spam')).toEqual(['All waiting requests', '/admin/requests?status=waiting']);
  expect(link('Claims to schedule')).toEqual([
    'All waiting claims',
    '/admin/requests?kind=prize-claim&status=waiting',
  ]);
  expect(link('Appointments to confirm')).toEqual([
    'All waiting appointments',
    '/admin/requests?kind=appointment&status=waiting',
  ]);
  expect(link('Reminders')).toEqual(['All reminders', '/admin/requests?status=reminder']);
});

test('text that was typed and not saved is named, each with the way to it', async () => {
  const draft = (savedAt: string) => ({ changes: { text: 'Dear' }, revision: 0, savedAt });
  open({
    'GET unsaved': {
      forms: {
        'reply-M-4F7K': draft('2026-11-24T13:00:00.000Z'),
        'catalogue-site-pictures-new': draft('2026-11-24T12:00:00.000Z'),
        'settings-rules': draft('2026-11-24T14:00:00.000Z'),
        // What it was about is gone.
        'note-M-5G8M': draft('2026-11-24T14:00:00.000Z'),
      },
    },
    'GET submissions/M-4F7K': submissionRecord({ name: 'Grace Moreau' }),
  });
  const line = await screen.findByRole('region', { name: 'Unsaved text' });
  expect(line).toHaveTextContent(
    'You have unsaved text in the limits, the reply to Grace Moreau, a new picture.',
  );
  expect(
    within(line)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/admin/settings#rules', '/admin/requests/m-4f7k', '/admin/settings/shop/site-pictures/new']);
});

test('old backups and a prize limit that is near are announced, each with its screen', async () => {
  open({
    'GET backups': { store: 'folder', state: null, warning: 'The newest backup is older than two days.' },
    'GET prize-claims/figures': prizeFigures({
      value: { open: 4000, redeemed: 485, expired: 25, total: 4485 },
      warning: 'near',
    }),
  });
  expect(await screen.findByText('The newest backup is older than two days.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the backups' })).toHaveAttribute(
    'href',
    '/admin/settings#backups',
  );
  expect(screen.getByRole('link', { name: 'See the prizes' })).toHaveAttribute('href', '/admin/prizes');
});

test('what is unread is counted in the navigation and the title, also on another screen, and lost with the session', async () => {
  const { user, answer } = open(
    {
      'GET today': todayAnswer({ unread: 5000, toAnswer: { total: 1, late: 0, items: [waitingItem()] } }),
    },
    null,
  );
  const link = await screen.findByRole('link', { name: 'Requests, 5000 unread' });
  expect(link).toHaveTextContent('999+');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await waitFor(() => expect(document.title).toBe('(5000) Settings · Media Management Portal'));
  expect(screen.getByRole('link', { name: 'Requests, 5000 unread' })).toBeVisible();
  answer({ 'POST logout': {} });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(document.title).toBe('Sign in · Media Management Portal'));
});
