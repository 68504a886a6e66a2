import { describe, expect, test } from 'vitest';
import { anchorIn, rowMetrics, scrollToAnchor, scrollToReveal, survivorOf } from './row-metrics.ts';

const grid = rowMetrics('grid', { width: 1000, columns: 4, rem: 16, head: true });
const list = rowMetrics('list', { width: 1000, columns: 4, rem: 16, head: true });
const files = (...names: string[]) => names.map((name) => ({ publicUrl: `/media/${name}` }));

describe('rows', () => {
  test('of cards are as high as their square picture and the words below, and 12 px apart', () => {
    // (1000 - 3 gaps of 12) / 4 = 241, and 4.25rem of words.
    expect(grid).toEqual({ columns: 4, height: 309, pitch: 321, start: 16 });
  });

  test('of a list have one column, whatever the grid has, and a head where there is room', () => {
    expect(list).toEqual({ columns: 1, height: 60, pitch: 60, start: 40 });
    expect(rowMetrics('list', { width: 300, columns: 2, rem: 16, head: false }).start).toBe(16);
  });

  test('scroll no further than it takes to be seen whole', () => {
    const view = { scrollTop: 400, viewHeight: 600, covered: 40 };
    expect(scrollToReveal(8, list, view)).toBe(400);
    expect(scrollToReveal(5, list, view)).toBe(300);
    expect(scrollToReveal(20, list, view)).toBe(40 + 20 * 60 + 60 - 600);
    expect(scrollToReveal(0, list, view)).toBe(0);
  });
});

describe('the file that is kept in place', () => {
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
    const previous = files('a', 'b', 'c', 'd');
    expect(survivorOf(previous, 1, files('0', 'a', 'b'))).toBe(2);
    expect(survivorOf(previous, 1, files('a', 'd'))).toBe(1);
    expect(survivorOf(previous, 3, files('a', 'b', 'x'))).toBe(1);
    expect(survivorOf(previous, 1, files('x'))).toBe(-1);
    expect(survivorOf([], 0, files('x'))).toBe(-1);
  });
});
