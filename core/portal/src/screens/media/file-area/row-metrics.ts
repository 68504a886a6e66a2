import { type RowMetrics, rowTop } from '../../../shared/data-list/row-metrics.ts';

/** Sizes shared by the styles and the layout arithmetic, in rem. */
export const gridSizes = {
  /** Gap between two cards. */
  gap: 0.5,
  /** Height of name, size and badge under a picture. */
  cardFoot: 2.75,
  /** Height of a card's picture in large windows: four rows fit into the list's 600 px. */
  picture: 6.0625,
  /** Heights of a list row and of the row of column headings. */
  line: 3.75,
  listHead: 2.5,
} as const;
/** Space above the first row without a heading row, in rem. */
const SPACE = 0.5;

/**
 * Row metrics in pixels; sizes given in rem scale with the text size. `rem` is one rem in pixels, `width` the
 * width of the rows, `head` whether the window is large: the list then has column headings, and pictures have a fixed
 * height instead of being square.
 */
export const rowMetrics = (
  layout: 'grid' | 'list',
  { width, columns, rem, head }: { width: number; columns: number; rem: number; head: boolean },
): RowMetrics => {
  const { line, listHead, cardFoot, picture } = gridSizes;
  if (layout === 'list')
    return { columns: 1, rowStride: line * rem, height: line * rem, start: (head ? listHead : SPACE) * rem };
  const gap = gridSizes.gap * rem;
  const card = (width + gap) / columns - gap;
  const pictureHeight = head ? picture * rem : Math.max(card, 0);
  const height = Math.round(pictureHeight + cardFoot * rem);
  return { columns, rowStride: height + gap, height, start: SPACE * rem };
};

/** Height of the whole list, with a little space under its last row. */
export const listHeight = (files: number, metrics: RowMetrics, rem: number): number =>
  rowTop(files + metrics.columns - 1, metrics) + rem / 2;

/** Position of a file in its row, as CSS lengths; `--gap` is defined by `FileGrid`. */
export const cellStyle = (position: number, columns: number): { left: string; width: string } => ({
  left: `calc((100% + var(--gap)) * ${(position % columns) / columns})`,
  width: `calc((100% + var(--gap)) / ${columns} - var(--gap))`,
});
