import { describe, expect, test } from 'vitest';
import { galleryPictures } from './gallery.ts';

const COLUMN_COUNTS = [2, 3, 4] as const;

/** The first row below each column; checks that every picture begins where the previous one ends. */
const columnEnds = (areas: readonly string[], columnCount: number): number[] => {
  const ends = Array.from({ length: columnCount }, () => 1);
  const positions = areas.map((area) => area.match(/\d+/g)?.map(Number) ?? []);
  for (const [row = 0, column = 0, span = 0] of positions.sort(([a = 0], [b = 0]) => a - b)) {
    expect(row).toBe(ends[column - 1]);
    ends[column - 1] = row + span;
  }
  return ends;
};

describe('the gallery', () => {
  test('has twelve different pictures', () => {
    expect(galleryPictures).toHaveLength(12);
    expect(new Set(galleryPictures.map(({ src }) => src)).size).toBe(12);
    expect(new Set(galleryPictures.map(({ alt }) => alt)).size).toBe(12);
  });

  test.each(COLUMN_COUNTS)('fills %i columns without gaps and ends flush', (columnCount) => {
    const ends = columnEnds(
      galleryPictures.map(({ areas }) => areas[columnCount - 2] ?? ''),
      columnCount,
    );
    expect(new Set(ends).size).toBe(1);
  });
});
