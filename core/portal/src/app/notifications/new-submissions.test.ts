import { expect, test } from 'vitest';
import { createArrivalTracker } from './new-submissions.ts';

const NOW = '2026-11-21T15:00:00.000Z';
const at = (minute: number) => `2026-11-21T15:${String(minute).padStart(2, '0')}:00.000Z`;
const item = (reference: string, minute: number, unread = true) => ({
  reference,
  receivedAt: at(minute),
  unread,
});

const createSubmissionsTracker = () =>
  createArrivalTracker(({ receivedAt }: ReturnType<typeof item>) => receivedAt);

test('what was there at the first look has not come, what comes later has, once', () => {
  const { next } = createSubmissionsTracker();
  const [old, first, second] = [item('M-2222', 1), item('M-3333', 2), item('A-4444', 3)];
  expect(next(NOW, [old])).toEqual([]);
  expect(next(NOW, [second, first, old])).toEqual([second, first]);
  expect(next(NOW, [second, first, old])).toEqual([]);
});

test('the first one ever sent has come', () => {
  const { next } = createSubmissionsTracker();
  expect(next(NOW, [])).toEqual([]);
  expect(next(NOW, [item('M-2222', 1)])).toHaveLength(1);
});

test('what this person has read or done is no news, nor is older post that comes back from spam', () => {
  const { next } = createSubmissionsTracker();
  next(NOW, [item('M-3333', 5)]);
  expect(next(NOW, [item('A-4444', 6, false), item('M-3333', 5), item('M-2222', 4)])).toEqual([]);
});

test('photos that come to a request later are told once for those that came together', () => {
  const { next } = createArrivalTracker(({ photosAt }: ReturnType<typeof photos>) => photosAt);
  const photos = (reference: string, minute: number) => ({ reference, photosAt: at(minute), unread: true });
  const [old, first, again] = [photos('M-2222', 1), photos('M-3333', 2), photos('M-3333', 20)];
  expect(next(NOW, [old])).toEqual([]);
  expect(next(NOW, [first, old])).toEqual([first]);
  expect(next(NOW, [first, old])).toEqual([]);
  expect(next(NOW, [again, old])).toEqual([again]);
  // One that others had pushed off the list.
  expect(next(NOW, [old, photos('M-4444', 0)])).toEqual([]);
});
