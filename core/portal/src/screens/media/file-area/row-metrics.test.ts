import { describe, expect, test } from 'vitest';
import { rowMetrics } from './row-metrics.ts';

const grid = rowMetrics('grid', { width: 1000, columns: 4, rem: 16, head: true });
const small = rowMetrics('grid', { width: 340, columns: 2, rem: 16, head: false });
const list = rowMetrics('list', { width: 1000, columns: 4, rem: 16, head: true });

describe('rows', () => {
  test('of cards are as high as their picture and the words below, and four fit into 600 px', () => {
    // 97, plus 2.75rem of text.
    expect(grid).toEqual({ columns: 4, height: 141, rowStride: 149, start: 8 });
    expect(grid.start + 3 * grid.rowStride + grid.height).toBeLessThan(600);
  });

  test('of cards in small windows have square pictures', () => {
    // (340 - a gap of 8) / 2 = 166, plus 2.75rem of text.
    expect(small).toEqual({ columns: 2, height: 210, rowStride: 218, start: 8 });
  });

  test('of a list have one column, whatever the grid has, and a head where there is room', () => {
    expect(list).toEqual({ columns: 1, height: 60, rowStride: 60, start: 40 });
    expect(rowMetrics('list', { width: 300, columns: 2, rem: 16, head: false }).start).toBe(8);
  });
});
