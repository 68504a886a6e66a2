import { expect, test } from 'vitest';
import { dayInWords, daysOnList } from './shown-days.ts';

test.each([
  [{}, ''],
  [{ starts_on: '2026-12-01' }, 'From Dec 1, 2026'],
  [{ ends_on: '2026-12-01' }, 'Until Dec 1, 2026'],
  [{ starts_on: '2026-12-02', ends_on: '2026-12-24' }, 'Not yet: from Dec 2, 2026 until Dec 24, 2026'],
  [{ ends_on: '2026-11-30' }, 'Over: until Nov 30, 2026'],
])('%j on December 1 is said as “%s”', (days, words) => {
  expect(daysOnList(days, '2026-12-01')).toBe(words);
});

test('what is no day is said as it was typed', () => {
  expect(dayInWords('soon')).toBe('soon');
});
