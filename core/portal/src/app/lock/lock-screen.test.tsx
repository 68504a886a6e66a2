import type { LockState } from '@jeweler/core/schemas';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLock } from '../../../../../tests/support/fake-lock.ts';
import { PortalTheme } from '../../../../../tests/support/portal-theme.tsx';
import { renderPortal, signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { sessionAnswer } from '../../../../../tests/support/staff-answers.ts';
import { notFound, stubServer } from '../../../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../../../tests/support/stub-window.ts';
import { connectionStateAtom } from '../../shared/live/live-connection.ts';
import { serverGoneAtom } from '../../shared/live/server-gone.ts';
import { DialogFrame } from '../../shared/ui/dialog-frame.tsx';

let isServerGone = false;
/** Of the question whether the session lasts: the server says nothing, and refuses nothing. */
let isSilent = false;

/** A portal that is locked; `byTouch` is what a sensor answers, if there is one. */
const open = (state: Partial<LockState> = {}, byTouch?: { accepts: boolean }) => {
  const { lock, change } = fakeLock(state, () => ({ outcome: 'wrong', triesLeft: 4 }));
  const touch = vi.fn(async () => {
    if (byTouch?.accepts) change({ isLocked: false });
    return byTouch?.accepts === true;
  });
  const host = { lock: { ...lock, ...(byTouch && { unlockByTouchId: touch }) } };
  const opened = renderPortal('/admin/account', signedInPortal(host));
  return { ...opened, unlockByPin: lock.unlockByPin, touch };
};

const lock = async () => within(await screen.findByRole('dialog', { name: 'Locked' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Locked' })).toBeNull());

beforeEach(() => {
  isServerGone = false;
  isSilent = false;
  stubWindow({ matches: true });
  stubServer(async (request) => {
    if (isServerGone) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(request.url);
    if (pathname === '/api/admin/session' && isSilent) return new Promise(() => {});
    if (pathname === '/api/admin/session') return Response.json(sessionAnswer('ada'));
    if (pathname === '/api/admin/logout') return Response.json({ success: true });
    return notFound(request);
  });
});

test('without the server it says so, keeps what was typed and stays locked; signing out leads to the sign-in', async () => {
  const { user } = open();
  const dialog = await lock();
  expect(await dialog.findByText('Sign in as ada to continue.')).toBeVisible();
  isServerGone = true;
  const password = dialog.getByLabelText('Password');
  expect(password).toHaveFocus();
  await user.type(password, 'my password');
  await user.click(dialog.getByRole('button', { name: 'Unlock' }));
  expect(await dialog.findByText(/^The server cannot be reached\./)).toBeVisible();
  expect(password).toHaveValue('my password');
  isServerGone = false;
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  await gone();
});

test('a dialog that opens below it does not hide it from screen readers', async () => {
  open();
  await lock();
  render(
    <PortalTheme>
      <DialogFrame title="A late question" onClose={() => undefined}>
        Below
      </DialogFrame>
    </PortalTheme>,
  );
  await waitFor(() => expect(document.querySelector('[data-aria-hidden]')).not.toBeNull());
  expect(screen.getByRole('dialog', { name: 'Locked' })).toBeVisible();
});

test('with a PIN, the password can be used instead, and back; a wrong one is counted and emptied', async () => {
  const { user, unlockByPin } = open({ pin: 'set' });
  const dialog = await lock();
  const pin = dialog.getByLabelText('PIN');
  expect(pin).toHaveFocus();
  await user.type(pin, '314159');
  expect(await dialog.findByText('The PIN is wrong. 4 tries left.')).toBeVisible();
  expect(unlockByPin).toHaveBeenCalledExactlyOnceWith('314159');
  expect(pin).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Use your password' }));
  expect(dialog.getByLabelText('Password')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Use your PIN' }));
  expect(dialog.getByLabelText('PIN')).toHaveFocus();
});

/** A lock that has waited for a silent server for as long as it does. */
const waitInVain = async (dialog: Awaited<ReturnType<typeof lock>>) => {
  expect(await dialog.findByText('Checking…')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
};

test('a server that says nothing is waited for briefly, although its events still count as live; then the PIN or the finger alone decides', async () => {
  const { user, unlockByPin, touch, portal } = open({ pin: 'set' }, { accepts: true });
  const dialog = await lock();
  isSilent = true;
  portal.store.set(connectionStateAtom, 'live');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.type(dialog.getByLabelText('PIN'), '2718289');
  expect(unlockByPin).not.toHaveBeenCalled();
  await waitInVain(dialog);
  expect(await dialog.findByText('The PIN is wrong. 4 tries left.')).toBeVisible();
  expect(dialog.queryByText('Checking…')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Use Touch ID' }));
  await waitInVain(dialog);
  await gone();
  expect(touch).toHaveBeenCalledOnce();
});

test('a server that is known to be gone is not waited for', async () => {
  const { user, unlockByPin, portal } = open({ pin: 'set' });
  const dialog = await lock();
  isSilent = true;
  portal.store.set(serverGoneAtom, true);
  await user.type(dialog.getByLabelText('PIN'), '271828');
  await waitFor(() => expect(unlockByPin).toHaveBeenCalledExactlyOnceWith('271828'));
});

test('a PIN that is used up leaves the password', async () => {
  open({ pin: 'used-up' });
  const dialog = await lock();
  expect(dialog.getByText('The PIN was wrong five times. Enter your password.')).toBeVisible();
  expect(dialog.getByLabelText('Password')).toBeVisible();
  expect(dialog.queryByLabelText('PIN')).toBeNull();
});

test('without a sensor there is no Touch ID', async () => {
  open();
  const dialog = await lock();
  expect(dialog.queryByRole('button', { name: 'Use Touch ID' })).toBeNull();
});

test('an accepted finger unlocks; it is asked for by itself when the user comes back to the window', async () => {
  const { touch } = open({}, { accepts: true });
  await lock();
  window.dispatchEvent(new Event('focus'));
  await gone();
  expect(touch).toHaveBeenCalledOnce();
});

test('a finger that is refused says what to do, and is asked for again by the button only', async () => {
  const { user, touch } = open({}, { accepts: false });
  const dialog = await lock();
  const button = dialog.getByRole('button', { name: 'Use Touch ID' });
  await user.click(button);
  await waitFor(() =>
    expect(dialog.getByRole('status')).toHaveTextContent('Not unlocked. Try again, or enter your password.'),
  );
  expect(dialog.getByLabelText('Password')).toBeVisible();
  window.dispatchEvent(new Event('focus'));
  expect(touch).toHaveBeenCalledOnce();
  await user.click(button);
  await waitFor(() => expect(touch).toHaveBeenCalledTimes(2));
});

test('without the server the finger alone decides', async () => {
  const { user, touch } = open({}, { accepts: true });
  const dialog = await lock();
  isServerGone = true;
  await user.click(dialog.getByRole('button', { name: 'Use Touch ID' }));
  await gone();
  expect(touch).toHaveBeenCalledOnce();
});
