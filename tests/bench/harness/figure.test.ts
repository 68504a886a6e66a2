import { describe, expect, test } from 'vitest';
import { figure } from './figure.ts';
import { figureTable } from './figure-table.ts';
import { compare, median } from './rounds.ts';

describe('a figure', () => {
  test('is judged by its ratio where it has a baseline, the bound included', () => {
    const measured = { name: 'page', unit: 'req/s', baseline: 1000, target: { atLeast: 0.6 } };
    expect(figure('reads', { ...measured, value: 600 })).toMatchObject({ ratio: 0.6, pass: true });
    expect(figure('reads', { ...measured, value: 599 })).toMatchObject({ pass: false });
  });

  test('is judged by its value where it has none', () => {
    const measured = { name: 'entry', unit: 'kB', target: { atMost: 140 } };
    expect(figure('size', { ...measured, value: 140 })).toMatchObject({ ratio: null, pass: true });
    expect(figure('size', { ...measured, value: 140.1 })).toMatchObject({ pass: false });
  });

  test('without a target is neither passed nor failed', () => {
    expect(figure('size', { name: 'home', unit: 'kB', value: 9 }).pass).toBeNull();
  });
});

test('the median ignores a single disturbed round', () => {
  expect(median([3, 900, 2])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('rounds alternate and the warm-up is not counted', async () => {
  const order: string[] = [];
  const counting = (name: string, values: number[]) => async (seconds: number) => {
    order.push(`${name} ${seconds}`);
    return values.shift() ?? 0;
  };
  const compared = await compare(counting('bare', [1, 10, 30, 20]), counting('site', [2, 7, 9, 8]), {
    rounds: 3,
    seconds: 5,
    warmUpSeconds: 1,
  });
  expect(compared).toEqual({ baseline: 20, value: 8 });
  expect(order).toEqual(['bare 1', 'site 1', ...Array(3).fill(['bare 5', 'site 5']).flat()]);
});

test('the table has one line a figure and marks a missed target', () => {
  const lines = figureTable([
    figure('reads', {
      name: 'cached page',
      unit: 'req/s',
      value: 5000,
      baseline: 10_000,
      target: { atLeast: 0.6 },
    }),
    figure('size', { name: 'entry', unit: 'kB', value: 124.96, target: { atMost: 140 } }),
  ]).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toMatch(/reads\s+cached page\s+5,000 req\/s\s+10,000 req\/s\s+0\.50\s+>= 0\.6\s+MISSED/);
  expect(lines[3]).toMatch(/size\s+entry\s+125 kB\s+<= 140\s+ok/);
});
