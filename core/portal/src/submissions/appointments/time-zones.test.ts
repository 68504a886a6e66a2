import { shopDay } from '@jeweler/core/business';
import { formatAppointment } from '@jeweler/core/format';
import { expect, test, vi } from 'vitest';
import { agendaDay } from '../../../../../tests/support/agenda-builders.ts';
import { daySpan, shortDay, wholeDay } from '../../shared/day-labels.ts';
import { toCells, toWeek } from './agenda-week.ts';

const zones = ['Pacific/Auckland', 'America/Los_Angeles', 'UTC', 'America/New_York'];

/** Every date text of the agenda for a week, on a computer in the given time zone. */
const seenIn = (zone: string, day: string, now: Date) => {
  vi.stubEnv('TZ', zone);
  // The stub works only if it changes the time zone of this process.
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  const week = toWeek(day);
  return {
    today: wholeDay(shopDay(now)),
    week,
    names: week.map(shortDay),
    span: daySpan(week[0] ?? '', week[6] ?? ''),
    spoken: formatAppointment({ day, slot: '14:00' }),
    states: week.map((each) => toCells(agendaDay(each), now).map(({ state, isNow }) => `${state} ${isNow}`)),
  };
};

test.each([
  // 10 AM on the days when daylight saving time begins and ends in the shop.
  ['2027-03-14', '2027-03-14T14:00:00Z', 'Sunday, March 14, 2027', 'March 8 – 14, 2027'],
  ['2026-11-01', '2026-11-01T15:00:00Z', 'Sunday, November 1, 2026', 'October 26 – November 1, 2026'],
  // Late evening in the shop, the next day in most of the world.
  ['2026-12-15', '2026-12-16T04:30:00Z', 'Tuesday, December 15, 2026', 'December 14 – 20, 2026'],
])('the week of %s is the same wherever one looks from', (day, now, today, span) => {
  const [first, ...others] = zones.map((zone) => seenIn(zone, day, new Date(now)));
  for (const other of others) expect(other).toEqual(first);
  expect(first).toMatchObject({ today, span });
  expect(first?.spoken).toMatch(/ at 2:00 PM$/);
});
