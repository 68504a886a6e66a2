import { expect, test } from 'vitest';
import { formatLocalDate, formatLocalTime } from './local-date.ts';

test('a day is written as this computer writes it', () => {
  const iso = '2026-11-21T12:00:00.000Z';
  expect(formatLocalDate(iso)).toBe(new Date(iso).toLocaleDateString());
  expect(formatLocalDate(iso)).toContain('21');
});

test('a time is written with its day', () => {
  const iso = '2026-11-21T12:05:00.000Z';
  expect(formatLocalTime(iso)).toContain('21');
  expect(formatLocalTime(iso)).toContain('05');
});
