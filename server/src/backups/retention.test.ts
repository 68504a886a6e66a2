import { expect, test } from 'vitest';
import { selectKept } from './retention.ts';

const HOUR_MS = 3_600_000;
const copyAt = (time: number) => ({ made: new Date(time).toISOString() });

test('of hourly copies for 400 days, 24 hours, 30 days and 12 months are kept', () => {
  const end = Date.parse('2026-11-26T19:30:00Z');
  let copies: { made: string }[] = [];
  for (let hour = 400 * 24; hour >= 0; hour -= 1) {
    copies.unshift(copyAt(end - hour * HOUR_MS));
    const kept = selectKept(copies);
    copies = copies.filter((copy) => kept.has(copy));
  }
  const made = copies.map((copy) => copy.made);
  expect(made.slice(0, 24)).toEqual(
    Array.from({ length: 24 }, (_, hour) => copyAt(end - hour * HOUR_MS).made),
  );
  expect(new Set(made.map((time) => time.slice(0, 10))).size).toBe(30 + 10);
  expect(new Set(made.map((time) => time.slice(0, 7))).size).toBe(12);
  expect(made.at(-1)).toBe('2025-12-31T23:30:00.000Z');
});

test('a clock that was years ahead or behind for one copy removes no other', () => {
  const base = Date.parse('2026-11-26T19:30:00Z');
  const copies = Array.from({ length: 20 }, (_, hour) => copyAt(base - hour * HOUR_MS));
  const ahead = { made: '2038-01-01T00:00:00.000Z' };
  const behind = { made: '1970-01-01T00:00:00.000Z' };
  expect(selectKept([behind, ahead, ...copies]).size).toBe(22);
});

test('several copies of one hour are one: the newest', () => {
  const copies = ['19:50', '19:30', '19:10'].map((time) => ({ made: `2026-11-26T${time}:00.000Z` }));
  expect([...selectKept(copies)]).toEqual(copies.slice(0, 1));
});
