import { expect, test } from 'vitest';
import { formatDay, formatLocalDate, formatSlot } from './day-and-time.ts';

test('a plain day is said with its weekday', () => {
  expect(formatDay('2026-11-24')).toBe('Tuesday, November 24');
});

test('the first and last day of a year stay where they are', () => {
  expect(formatDay('2027-01-01')).toBe('Friday, January 1');
  expect(formatDay('2026-12-31')).toBe('Thursday, December 31');
});

test.each([
  ['00:00', '12:00 AM'],
  ['09:30', '9:30 AM'],
  ['10:00', '10:00 AM'],
  ['11:00', '11:00 AM'],
  ['12:00', '12:00 PM'],
  ['13:00', '1:00 PM'],
  ['18:00', '6:00 PM'],
  ['23:59', '11:59 PM'],
])('the slot %s is shown as %s', (slot, text) => {
  expect(formatSlot(slot)).toBe(text);
});

test('a day is written as this computer writes it', () => {
  const iso = '2026-11-21T12:00:00.000Z';
  expect(formatLocalDate(iso)).toBe(new Date(iso).toLocaleDateString());
  expect(formatLocalDate(iso)).toContain('21');
});
