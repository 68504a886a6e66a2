import { expect, test } from 'vitest';
import { createNewSubmissionsTracker } from './new-submissions.ts';

const NOW = '2026-11-21T15:00:00.000Z';
const at = (minute: number) => `2026-11-21T15:${String(minute).padStart(2, '0')}:00.000Z`;
const item = (reference: string, minute: number, unread = true) => ({
  reference,
  receivedAt: at(minute),
  unread,
});

test('what was there at the first look has not come, what comes later has, once, and again with photos for it', () => {
  const { next } = createNewSubmissionsTracker();
  const [old, first, second] = [item('M-2222', 1), item('M-3333', 2), item('A-4444', 3)];
  expect(next(NOW, [old])).toEqual([]);
  expect(next(NOW, [second, first, old])).toEqual([second, first]);
  expect(next(NOW, [second, first, old])).toEqual([]);
  const again = item('M-3333', 20);
  expect(next(NOW, [again, second, old])).toEqual([again]);
});

test('the first one ever sent has come', () => {
  const { next } = createNewSubmissionsTracker();
  expect(next(NOW, [])).toEqual([]);
  expect(next(NOW, [item('M-2222', 1)])).toHaveLength(1);
});

test('what this person has read or done is no news, nor is older post that comes back from spam', () => {
  const { next } = createNewSubmissionsTracker();
  next(NOW, [item('M-3333', 5)]);
  expect(next(NOW, [item('A-4444', 6, false), item('M-3333', 5), item('M-2222', 4)])).toEqual([]);
});
