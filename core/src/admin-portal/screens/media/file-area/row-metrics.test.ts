import { describe, expect, test } from 'vitest';
import { rowMetrics } from './row-metrics.ts';

const grid = rowMetrics('grid', { width: 1000, columns: 4, rem: 16, head: true });
const list = rowMetrics('list', { width: 1000, columns: 4, rem: 16, head: true });

describe('rows', () => {
  test('of cards are as high as their square picture and the words below, and 12 px apart', () => {
    // (1000 - 3 gaps of 12) / 4 = 241, plus 4.25rem of text.
    expect(grid).toEqual({ columns: 4, height: 309, rowStride: 321, start: 16 });
  });

  test('of a list have one column, whatever the grid has, and a head where there is room', () => {
    expect(list).toEqual({ columns: 1, height: 60, rowStride: 60, start: 40 });
    expect(rowMetrics('list', { width: 300, columns: 2, rem: 16, head: false }).start).toBe(16);
  });
});
