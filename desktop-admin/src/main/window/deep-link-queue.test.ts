import { expect, test, vi } from 'vitest';
import { createDeepLinkQueue } from './deep-link-queue.ts';

const opener = (state: Partial<{ isLocked: boolean; isSignedIn: boolean; isStarted: boolean }> = {}) => {
  const now = { isLocked: false, isSignedIn: true, isStarted: true, ...state };
  const [show, tell] = [vi.fn(), vi.fn()];
  const queue = createDeepLinkQueue({
    window: { show },
    send: tell,
    isLocked: () => now.isLocked,
    isSignedIn: () => now.isSignedIn,
  });
  if (now.isStarted) queue.pageAt(now.isSignedIn ? '/admin/dashboard' : '/admin');
  return { now, show, tell, ...queue };
};

test('a place behind the lock is shown once it is open, the last one that was asked for', () => {
  const { now, show, tell, open, lockChanged } = opener({ isLocked: true });
  open('/admin/requests/m-2222');
  open('/admin/requests');
  lockChanged();
  expect(show).toHaveBeenCalledTimes(2);
  expect(tell).not.toHaveBeenCalled();
  now.isLocked = false;
  lockChanged();
  lockChanged();
  expect(tell).toHaveBeenCalledExactlyOnceWith('open-path', '/admin/requests');
});

test('a session that ends takes the place that waited along', () => {
  const { now, tell, open, lockChanged, sessionChanged, pageAt } = opener({ isLocked: true });
  open('/admin/requests/m-2222');
  Object.assign(now, { isSignedIn: false, isLocked: false });
  sessionChanged();
  lockChanged();
  now.isSignedIn = true;
  sessionChanged();
  pageAt('/admin/dashboard');
  expect(tell).not.toHaveBeenCalled();
});

test('a place asked for at the sign-in is shown behind it, and not before the page is there', () => {
  const { now, tell, open, sessionChanged, pageAt } = opener({ isSignedIn: false });
  open('/admin/requests/m-2222');
  now.isSignedIn = true;
  sessionChanged();
  expect(tell).not.toHaveBeenCalled();
  pageAt('/admin/dashboard');
  expect(tell).toHaveBeenCalledExactlyOnceWith('open-path', '/admin/requests/m-2222');
});

test('a place asked for at the start waits for the page', () => {
  const { tell, open, pageAt, pageStarted } = opener({ isStarted: false });
  open('/admin/requests/m-2222');
  pageStarted();
  expect(tell).not.toHaveBeenCalled();
  pageAt('/admin/media');
  expect(tell).toHaveBeenCalledExactlyOnceWith('open-path', '/admin/requests/m-2222');
  pageStarted();
  open('/admin/requests');
  expect(tell).toHaveBeenCalledTimes(1);
});
