import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrivalNotice, createArrivals } from './arrivals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const arrivals = (isInSight: () => boolean) => {
  const notify = vi.fn();
  return { notify, arrived: createArrivals({ isInSight, notify }) };
};

test('files that come within three seconds are told of together, later ones by themselves', () => {
  const { notify, arrived } = arrivals(() => false);
  arrived(['a.jpg']);
  vi.advanceTimersByTime(2000);
  arrived(['b.jpg', 'c.jpg']);
  vi.advanceTimersByTime(999);
  expect(notify).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(notify.mock.calls).toEqual([[{ title: '3 files have arrived', body: 'a.jpg, b.jpg, c.jpg' }]]);
  arrived(['d.jpg']);
  vi.advanceTimersByTime(3000);
  expect(notify).toHaveBeenLastCalledWith({ title: 'A file has arrived', body: 'd.jpg' });
});

test('whoever looks at the window, or comes to it meanwhile, sees them there', () => {
  let isInSight = true;
  const { notify, arrived } = arrivals(() => isInSight);
  arrived(['a.jpg']);
  isInSight = false;
  vi.advanceTimersByTime(3000);
  arrived(['b.jpg']);
  isInSight = true;
  vi.advanceTimersByTime(3000);
  expect(notify).not.toHaveBeenCalled();
});

test('many are counted', () => {
  const names = Array.from({ length: 5 }, (_, index) => `${index}.jpg`);
  expect(arrivalNotice(names)).toEqual({
    title: '5 files have arrived',
    body: '0.jpg, 1.jpg, 2.jpg and 2 more',
  });
});
