import { expect, test } from 'vitest';
import { toWeek } from './agenda-week.ts';

test.each([
  ['2026-11-01', '2026-10-26', '2026-11-01'],
  ['2026-11-02', '2026-11-02', '2026-11-08'],
  ['2027-03-14', '2027-03-08', '2027-03-14'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s begins on %s and ends on %s', (day, first, last) => {
  const week = toWeek(day);
  expect([week.length, new Set(week).size, week[0], week[6]]).toEqual([7, 7, first, last]);
  expect(week).toContain(day);
});
