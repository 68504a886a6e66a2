import { expect, test } from 'vitest';
import { formatDay } from './day.ts';

test('a plain day is said with its weekday', () => {
  expect(formatDay('2026-11-24')).toBe('Tuesday, November 24');
});

test('the first and last day of a year stay where they are', () => {
  expect(formatDay('2027-01-01')).toBe('Friday, January 1');
  expect(formatDay('2026-12-31')).toBe('Thursday, December 31');
});
