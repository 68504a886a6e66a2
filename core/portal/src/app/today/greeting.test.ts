import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  ['2026-11-22T05:00:00Z', 'Good morning'],
  ['2026-11-22T16:59:00Z', 'Good morning'],
  ['2026-11-22T17:00:00Z', 'Good afternoon'],
  ['2026-11-22T23:00:00Z', 'Good evening'],
  ['2026-11-23T04:59:00Z', 'Good evening'],
])('at %s in the shop it is said: %s', (instant, said) => {
  expect(greeting(undefined, new Date(instant))).toBe(said);
});

test('names are written as names', () => {
  expect(greeting('alma', new Date('2026-11-22T15:00:00Z'))).toBe('Good morning, Alma');
});
