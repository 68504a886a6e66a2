import { beforeEach, expect, test, vi } from 'vitest';
import { filesNotice } from './new-item-notices.ts';
import { createNotificationBatcher } from './notification-batcher.ts';

beforeEach(() => void vi.useFakeTimers());

const batcher = (isOnScreen: () => boolean) => {
  const notify = vi.fn();
  const toNotice = (names: readonly string[]) => filesNotice(names, { isLocked: false });
  return { notify, ...createNotificationBatcher<string>({ isOnScreen, notify, toNotice: toNotice }) };
};

test('what comes within three seconds is told of together, the rest by itself', () => {
  const { notify, add } = batcher(() => false);
  add(['a.jpg']);
  vi.advanceTimersByTime(2000);
  add(['b.jpg', 'c.jpg']);
  vi.advanceTimersByTime(999);
  expect(notify).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: '3 files have arrived', body: 'a.jpg, b.jpg, c.jpg' }),
  );
  add(['d.jpg']);
  vi.advanceTimersByTime(3000);
  expect(notify).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'A file has arrived', body: 'd.jpg' }),
  );
});

test('whoever looks at the window, or comes to it meanwhile, sees it there', () => {
  let isOnScreen = true;
  const { notify, add } = batcher(() => isOnScreen);
  add(['a.jpg']);
  isOnScreen = false;
  vi.advanceTimersByTime(3000);
  add(['b.jpg']);
  isOnScreen = true;
  vi.advanceTimersByTime(3000);
  expect(notify).not.toHaveBeenCalled();
});

test('what waits when the session ends is told to nobody', () => {
  const { notify, add, clear: forget } = batcher(() => false);
  add(['a.jpg']);
  forget();
  vi.advanceTimersByTime(3000);
  expect(notify).not.toHaveBeenCalled();
  add(['b.jpg']);
  vi.advanceTimersByTime(3000);
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: 'b.jpg' }));
});
