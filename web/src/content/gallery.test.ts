import { describe, expect, test } from 'vitest';
import { type GalleryArea, galleryPictures } from './gallery.ts';

const COLUMN_COUNTS = [2, 3, 4] as const;

/** The first row below each column; checks that every picture begins where the previous one ends. */
const columnEnds = (positions: GalleryArea[], columnCount: number): number[] => {
  const ends = Array.from({ length: columnCount }, () => 1);
  for (const { column, row, span } of [...positions].sort((a, b) => a.row - b.row)) {
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
      galleryPictures.map(({ area: position }) => position[columnCount]),
      columnCount,
    );
    expect(new Set(ends).size).toBe(1);
  });
});
