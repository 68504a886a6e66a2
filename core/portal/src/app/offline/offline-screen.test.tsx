import type { LastKnown } from '@jeweler/core/schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLock } from '../../../../../tests/support/fake-lock.ts';
import { renderPortal, signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { sessionAnswer } from '../../../../../tests/support/staff-answers.ts';
import { notFound, stubServer } from '../../../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../../../tests/support/stub-window.ts';
import { todayAnswer, waitingItem } from '../../../../../tests/support/today-answer.ts';
import { ageSentence } from './offline-screen.tsx';
// Normally loaded on demand.
import '../../screens/help/help-screen.tsx';

/** 10 AM in the shop. */
const TUESDAY = Date.parse('2026-11-24T15:00:00.000Z');
const HOUR = 3_600_000;

const gone = () => Promise.reject(new TypeError('Failed to fetch'));
/** A server that accepts the session and answers everything else, also the events, with 404. */
const there = async (request: Request): Promise<Response> =>
  new URL(request.url).pathname === '/api/admin/session'
    ? Response.json(sessionAnswer('ada'))
    : notFound(request);

const open = (kept: LastKnown | null, isLocked = false, path = '/admin/media') => {
  const { lock } = fakeLock({ isLocked, pin: 'set' }, () => ({ outcome: 'unlocked' }));
  const openOutside = vi.fn(async () => {});
  const lastKnown = vi.fn(async () => (lock.state().isLocked ? null : kept));
  return renderPortal(path, signedInPortal({ openOutside, lastKnown, lock }));
};

const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(TUESDAY);
  stubServer(gone);
  stubWindow({ matches: true });
});

test('without the server, what was last known of today and tomorrow is shown with its age, and returns to the screen', async () => {
  const { host, user } = open({ at: TUESDAY - 25 * 60_000, today: todayAnswer() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Last known' })).toBeVisible();
  expect(await screen.findByText(/^As of 9:35 AM, 25 minutes ago\. Nothing can be changed/)).toBeVisible();
  expect(await region('Today')).toHaveTextContent(/2:00 PM ?Ada Ferrer.*\(561\) 555-0110/);
  expect(await region('Tomorrow')).toHaveTextContent(/11:00 AM ?Noor Haddad.*requested/);
  const requests = await region('Open requests');
  expect(requests).toHaveTextContent(/8:00 AM ?Grace Moreau ?Message.*re-tip the prongs/);

  const call = within(requests).getByRole('link', { name: '(561) 555-0111' });
  expect(call).toHaveAttribute('href', 'tel:+15615550111');
  await user.click(call);
  expect(host.openOutside).toHaveBeenCalledExactlyOnceWith('tel:+15615550111');
  await user.click(within(requests).getByRole('button', { name: 'Copy (561) 555-0111' }));
  expect(host.copyText).toHaveBeenCalledExactlyOnceWith('(561) 555-0111');
  await waitFor(() =>
    expect(host.notify).toHaveBeenCalledExactlyOnceWith({
      tone: 'success',
      title: 'Copied',
      text: 'The number is on the clipboard.',
    }),
  );
  // It may be copied again later, when the clipboard holds something else.
  expect(within(requests).getByRole('button', { name: 'Copy (561) 555-0111' })).toBeVisible();
  host.copyText.mockRejectedValueOnce(new Error('No clipboard.'));
  await user.click(within(requests).getByRole('button', { name: 'Copy (561) 555-0111' }));
  await waitFor(() =>
    expect(host.notify).toHaveBeenLastCalledWith({
      tone: 'error',
      title: 'Not copied',
      text: 'Select the number and copy it by hand.',
    }),
  );

  const again = screen.getByRole('button', { name: 'Try again' });
  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.getByRole('heading', { level: 1, name: 'Last known' })).toBeVisible();
  stubServer(there);
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Media Library' })).toBeVisible();
  expect(screen.queryByText('Ada Ferrer')).toBeNull();
});

test('what was known yesterday of tomorrow is today’s, and the age says the day', async () => {
  vi.setSystemTime(TUESDAY + 20 * HOUR);
  const waiting = { total: 31, late: 0, items: [waitingItem()] };
  open({ at: TUESDAY, today: todayAnswer({ toAnswer: waiting }) });
  expect(await screen.findByText(/^As of Tue, Nov 24, 10:00 AM, 20 hours ago\./)).toBeVisible();
  expect(await region('Today')).toHaveTextContent('Noor Haddad');
  expect(await region('Tomorrow')).toHaveTextContent('Not known when the server was last reached.');
  expect(screen.queryByText('Ada Ferrer')).toBeNull();
  expect(await region('Open requests')).toHaveTextContent('The oldest 1 of 31');
});

test('with nothing kept, or when it becomes too old, it says so', async () => {
  const { host } = open({ at: TUESDAY, today: todayAnswer() });
  expect(await region('Today')).toHaveTextContent('Ada Ferrer');
  host.lastKnown.mockResolvedValue(null);
  await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)));
  expect(
    await screen.findByText(/^Nothing from the last two days is stored on this computer\./),
  ).toBeVisible();
  expect(screen.queryByText('Ada Ferrer')).toBeNull();
});

test('Help is there without the server', async () => {
  open({ at: TUESDAY, today: todayAnswer() }, false, '/admin/help/when-the-internet-is-gone');
  expect(await screen.findByRole('link', { name: 'Show today as last known' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'When the internet is gone' })).toBeVisible();
  expect(screen.queryByText('Ada Ferrer')).toBeNull();
});

test('what another version of the program has kept, in another form, is not shown', async () => {
  open({ at: TUESDAY, today: { appointments: 'many' } });
  expect(
    await screen.findByText(/^Nothing from the last two days is stored on this computer\./),
  ).toBeVisible();
});

test('a session that has ended is no server that is gone', async () => {
  stubServer(async () => Response.json({ success: false, code: 'unauthorized' }, { status: 401 }));
  open({ at: TUESDAY, today: todayAnswer() });
  expect(await screen.findByText(/^Your session has ended\./)).toBeVisible();
  expect(screen.queryByText('Ada Ferrer')).toBeNull();
});

test('a server without its event stream is not gone', async () => {
  stubServer(there);
  open({ at: TUESDAY, today: todayAnswer() });
  expect(await screen.findByText(/^The connection to the server was lost\./)).toBeVisible();
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  expect(screen.getByRole('heading', { level: 1, name: 'Media Library' })).toBeVisible();
  expect(screen.queryByText('Ada Ferrer')).toBeNull();
});

test('locked, nothing is shown; the PIN unlocks without the server, and then it is', async () => {
  const { host, user } = open({ at: TUESDAY, today: todayAnswer() }, true);
  const dialog = await screen.findByRole('dialog', { name: 'Locked' });
  expect(dialog).not.toHaveTextContent('Ada Ferrer');
  await user.type(within(dialog).getByLabelText('PIN'), '271828');
  expect(await screen.findByText('Ada Ferrer', { exact: false })).toBeVisible();
  expect(dialog).not.toBeInTheDocument();
  expect(host.lock.unlockByPin).toHaveBeenCalledExactlyOnceWith('271828');
});

test.each([
  [20_000, 'As of 10:00 AM, just now.'],
  [60_000, 'As of 10:00 AM, 1 minute ago.'],
  [3 * HOUR + 1, 'As of 10:00 AM, 3 hours ago.'],
  [47 * HOUR, 'As of Tue, Nov 24, 10:00 AM, 47 hours ago.'],
])('after %d ms: %s', (age, sentence) => {
  expect(ageSentence(TUESDAY, new Date(TUESDAY + age))).toBe(sentence);
});
