import { expect, test, vi } from 'vitest';
import { createDeepLinkQueue } from './deep-link-queue.ts';

const opener = () => {
  const lock = { isLocked: true };
  const [show, tell] = [vi.fn(), vi.fn()];
  const paths = createDeepLinkQueue({ window: { show }, send: tell, isLocked: () => lock.isLocked });
  return { lock, show, tell, ...paths };
};

test('a place behind the lock is shown once it is open, the last one that was asked for', () => {
  const { lock, show, tell, open, lockChanged } = opener();
  open('/admin/requests/m-2222');
  open('/admin/requests');
  lockChanged();
  expect(show).toHaveBeenCalledTimes(2);
  expect(tell).not.toHaveBeenCalled();
  lock.isLocked = false;
  lockChanged();
  lockChanged();
  expect(tell).toHaveBeenCalledExactlyOnceWith('open-path', '/admin/requests');
});

test('a session that ends takes the place that waited along', () => {
  const { lock, tell, open, lockChanged, clear: forget } = opener();
  open('/admin/requests/m-2222');
  forget();
  lock.isLocked = false;
  lockChanged();
  expect(tell).not.toHaveBeenCalled();
});
