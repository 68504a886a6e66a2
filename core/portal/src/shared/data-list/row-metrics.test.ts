import { describe, expect, test } from 'vitest';
import { anchorIn, findNearestRemaining, scrollToAnchor, scrollToReveal } from './row-metrics.ts';

const grid = { columns: 4, height: 309, rowStride: 321, start: 16 };
const list = { columns: 1, height: 60, rowStride: 60, start: 40 };
const letters = (all: string) => [...all];
const survivor = (previous: string, position: number, next: string) =>
  findNearestRemaining((letter: string) => letter, letters(previous), position, letters(next));

test('rows scroll no further than it takes to be seen whole', () => {
  const view = { scrollTop: 400, viewHeight: 600, covered: 40 };
  expect(scrollToReveal(8, list, view)).toBe(400);
  expect(scrollToReveal(5, list, view)).toBe(300);
  expect(scrollToReveal(20, list, view)).toBe(40 + 20 * 60 + 60 - 600);
  expect(scrollToReveal(0, list, view)).toBe(0);
});

describe('the item that is kept in place', () => {
  test('is the one with the tab stop where that is in view, else the first in view', () => {
    const view = { scrollTop: 16 + 321 * 3 + 10, viewHeight: 700 };
    expect(anchorIn(grid, { ...view, preferred: 18 })).toEqual({ position: 18, offset: 311 });
    expect(anchorIn(grid, { ...view, preferred: 2 })).toEqual({ position: 12, offset: -10 });
  });

  test('is none at the very top, where one sees what comes', () => {
    expect(anchorIn(grid, { scrollTop: 0, viewHeight: 600, preferred: 0 })).toBeUndefined();
  });

  test('is where it was after scrolling to its new row', () => {
    expect(scrollToAnchor({ position: 18, offset: 311 }, grid)).toBe(16 + 4 * 321 - 311);
    expect(scrollToAnchor({ position: 18 + 400, offset: 311 }, grid)).toBe(16 + 104 * 321 - 311);
  });

  test('gives way to its neighbour when it vanishes: the next that is left, else the one before', () => {
    expect(survivor('abcd', 1, '0ab')).toBe(2);
    expect(survivor('abcd', 1, 'ad')).toBe(1);
    expect(survivor('abcd', 3, 'abx')).toBe(1);
    expect(survivor('abcd', 1, 'x')).toBe(-1);
    expect(survivor('', 0, 'x')).toBe(-1);
  });
});
