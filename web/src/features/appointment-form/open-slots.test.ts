import { describe, expect, test } from 'vitest';
import { firstOpenDay, slotChoices } from './open-slots.ts';

describe('the first open day', () => {
  test('is today while an hour is left', () => {
    expect(firstOpenDay(new Date('2026-11-24T22:59:00Z'))).toBe('2026-11-24');
  });
  test('is tomorrow once the last hour has begun', () => {
    expect(firstOpenDay(new Date('2026-11-24T23:00:00Z'))).toBe('2026-11-25');
  });
  test('is the shop’s day, not that of UTC, late in the evening', () => {
    expect(firstOpenDay(new Date('2026-11-25T04:30:00Z'))).toBe('2026-11-25');
    expect(firstOpenDay(new Date('2026-11-25T05:30:00Z'))).toBe('2026-11-25');
  });
  test('is the next day over both daylight-saving changes and the turn of the year', () => {
    expect(firstOpenDay(new Date('2026-10-31T23:30:00Z'))).toBe('2026-11-01');
    expect(firstOpenDay(new Date('2026-11-01T23:30:00Z'))).toBe('2026-11-02');
    expect(firstOpenDay(new Date('2027-03-13T23:30:00Z'))).toBe('2027-03-14');
    expect(firstOpenDay(new Date('2027-03-14T22:30:00Z'))).toBe('2027-03-15');
    expect(firstOpenDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  });
});

test('the slots run from 10:00 AM through 6:00 PM', () => {
  expect(slotChoices.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '10:00 10:00 AM',
    '11:00 11:00 AM',
    '12:00 12:00 PM',
    '13:00 1:00 PM',
    '14:00 2:00 PM',
    '15:00 3:00 PM',
    '16:00 4:00 PM',
    '17:00 5:00 PM',
    '18:00 6:00 PM',
  ]);
});
