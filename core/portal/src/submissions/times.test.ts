import { expect, test } from 'vitest';
import { shortTime } from '../shared/times.ts';
import { getDue, timeLeft, waitingTime } from './times.ts';

const now = new Date('2026-11-22T17:00:00Z');

test.each([
  ['2026-11-22T15:00:00Z', '2 h late', 'late'],
  ['2026-11-22T16:59:40Z', '1 min late', 'late'],
  ['2026-11-19T17:00:00Z', '3 days late', 'late'],
  ['2026-11-22T20:59:00Z', 'due 3:59 PM', 'soon'],
  ['2026-11-22T21:00:00Z', 'due 4:00 PM', 'ahead'],
  ['2026-11-23T16:00:00Z', 'due Nov 23, 11:00 AM', 'ahead'],
])('an answer promised until %s is %s', (dueAt, text, urgency) => {
  expect(getDue({ dueAt }, now)).toEqual({ text, urgency });
});

test.each([
  ['2026-11-22T17:00:01Z', '1 min left'],
  ['2026-11-22T17:59:00Z', '59 min left'],
  ['2026-11-22T20:59:00Z', '3 h left'],
  ['2026-11-22T17:00:00Z', undefined],
])('until %s there is %s', (dueAt, left) => {
  expect(timeLeft({ dueAt }, now)).toBe(left);
});

test('who waits without a promise waits since the receipt', () => {
  expect(timeLeft({ dueAt: null }, now)).toBeUndefined();
  expect(waitingTime('2026-11-20T17:00:00Z', now)).toBe('waiting 2 days');
});

test('nothing is due where nothing was promised', () => {
  expect(getDue({ dueAt: null }, now)).toBeUndefined();
});

test('times are those of the shop, whatever the computer thinks', () => {
  expect(shortTime('2026-11-22T05:30:00Z', now)).toBe('12:30 AM');
  expect(shortTime('2026-11-22T04:30:00Z', now)).toBe('Nov 21');
});
