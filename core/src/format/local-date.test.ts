import { expect, test } from 'vitest';
import { formatLocalDate } from './local-date.ts';

test('a day is written as this computer writes it', () => {
  const iso = '2026-11-21T12:00:00.000Z';
  expect(formatLocalDate(iso)).toBe(new Date(iso).toLocaleDateString());
  expect(formatLocalDate(iso)).toContain('21');
});
