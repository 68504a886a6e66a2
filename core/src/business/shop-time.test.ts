import { describe, expect, test } from 'vitest';
import {
  appointmentDay,
  daysBetween,
  shopDateTime,
  shopDay,
  shopInstant,
  slotHasBegun,
} from './shop-time.ts';

test.each([
  ['2026-01-15T04:59:59Z', '2026-01-14', 'winter, a second before midnight'],
  ['2026-01-15T05:00:00Z', '2026-01-15', 'winter, midnight'],
  ['2026-07-15T03:59:59Z', '2026-07-14', 'summer, a second before midnight'],
  ['2026-07-15T04:00:00Z', '2026-07-15', 'summer, midnight'],
  ['2026-03-08T04:59:59Z', '2026-03-07', 'the day clocks go forward, a second before it'],
  ['2026-03-09T04:00:00Z', '2026-03-09', 'the first midnight of summer time'],
  ['2026-11-01T04:00:00Z', '2026-11-01', 'the day clocks go back begins in summer time'],
  ['2026-11-02T04:59:59Z', '2026-11-01', 'and has 25 hours'],
  ['2027-01-01T02:00:00Z', '2026-12-31', 'the old year'],
])('the shop’s day at %s is %s: %s', (instant, day) => {
  expect(shopDay(new Date(instant))).toBe(day);
});

test.each([
  ['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
  ['2026-06-15', '2026-06-15', ['2026-06-15']],
  ['2026-06-16', '2026-06-15', []],
  // The day after it has five digits in its year, and sorts before it.
  ['9999-12-31', '9999-12-31', ['9999-12-31']],
])('the days from %s to %s are counted', (from, to, days) => {
  expect(daysBetween(from, to)).toEqual(days);
});

describe('the instant of a slot', () => {
  test.each([
    ['2026-03-07', '10:00', '2026-03-07T15:00:00.000Z'],
    ['2026-03-08', '10:00', '2026-03-08T14:00:00.000Z'],
    ['2026-03-08', '18:00', '2026-03-08T22:00:00.000Z'],
    ['2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
    // Clocks go from 2:00 to 3:00: what was planned for 2:30 never comes before that.
    ['2026-03-08', '02:00', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-10-31', '18:00', '2026-10-31T22:00:00.000Z'],
    ['2026-11-01', '10:00', '2026-11-01T15:00:00.000Z'],
    ['2026-11-01', '18:00', '2026-11-01T23:00:00.000Z'],
    ['2026-12-31', '18:00', '2026-12-31T23:00:00.000Z'],
  ])('on %s at %s is %s', (day, slot, instant) => {
    expect(shopInstant(day, slot).toISOString()).toBe(instant);
  });

  test('falls on its own day for every slot of two years', () => {
    const day = new Date('2026-01-01T00:00:00Z');
    for (; day.getUTCFullYear() < 2028; day.setUTCDate(day.getUTCDate() + 1)) {
      const name = day.toISOString().slice(0, 10);
      expect(shopDay(shopInstant(name, '10:00'))).toBe(name);
      expect(shopDay(shopInstant(name, '18:00'))).toBe(name);
    }
  });
});

test.each([
  ['2026-11-24', '2026-11-24'],
  ['2026-11-24T00:30', '2026-11-24'],
  ['2026-11-24T23:30:00', '2026-11-24'],
  ['2026-11-24T05:00:00.000Z', '2026-11-24'],
  ['2026-11-24T04:59:59Z', '2026-11-23'],
  ['2026-11-24T00:00:00-05:00', '2026-11-24'],
  ['2026-11-24T00:00:00+09:00', '2026-11-23'],
  ['2026-07-24T04:00:00z', '2026-07-24'],
  ['2026-06-02T03:30:00Z', '2026-06-01'],
  ['2026-06-01T23:30:00-04:00', '2026-06-01'],
  // The day clocks go forward, from its first minute to its last, and the one before.
  ['2026-03-08T04:59:00Z', '2026-03-07'],
  ['2026-03-08T05:00:00Z', '2026-03-08'],
  ['2026-03-09T03:59:00Z', '2026-03-08'],
  // The day clocks go back; half past one comes twice.
  ['2026-11-01T03:59:00Z', '2026-10-31'],
  ['2026-11-01T04:00:00Z', '2026-11-01'],
  ['2026-11-01T01:30:00-05:00', '2026-11-01'],
  ['2026-11-02T04:59:00Z', '2026-11-01'],
])('the day of an appointment: %s is %s in the shop', (value, day) => {
  expect(appointmentDay(value)).toBe(day);
});

test.each([
  ['2026-11-24', '14:00', '2026-11-24T19:00:00Z', 'in winter'],
  ['2026-07-14', '14:00', '2026-07-14T18:00:00Z', 'an hour of UTC earlier in summer'],
  ['2026-06-01', '18:00', '2026-06-01T22:00:00Z', 'in the evening'],
  ['2026-03-08', '10:00', '2026-03-08T14:00:00Z', 'on the day clocks go forward'],
  ['2026-11-01', '10:00', '2026-11-01T15:00:00Z', 'on the day clocks go back'],
])('a slot of %s, %s, has begun from %s: %s', (day, slot, begins) => {
  const instant = Date.parse(begins);
  expect(slotHasBegun(day, slot, new Date(instant - 1000))).toBe(false);
  expect(slotHasBegun(day, slot, new Date(instant))).toBe(true);
  expect(slotHasBegun(day, slot, new Date(instant + 4 * 3_600_000))).toBe(true);
});

test.each([
  ['2026-06-01T16:00:59Z', '2026-06-01 12:00'],
  ['2026-01-01T03:30:00Z', '2025-12-31 22:30'],
  ['2026-03-08T06:59:00Z', '2026-03-08 01:59'],
  ['2026-03-08T07:00:00Z', '2026-03-08 03:00'],
  ['2026-11-01T05:30:00Z', '2026-11-01 01:30'],
  ['2026-11-01T06:30:00Z', '2026-11-01 01:30'],
])('at %s the shop’s calendar and clock show %s', (instant, text) => {
  expect(shopDateTime(new Date(instant))).toBe(text);
});
