import { type RowMetrics, rowTop } from '../../rows/row-metrics.ts';

/** Sizes that both the styles and the arithmetic go by, in rem. */
export const gridSizes = {
  /** Between two cards. */
  gap: 0.75,
  /** Name, size and badge under a picture. */
  cardFoot: 4.25,
  /** A row of the list, and the row that names its columns. */
  line: 3.75,
  listHead: 2.5,
} as const;
/** Above the first row where no head stands there. */
const SPACE = 1;

/** All that is given in rem grows with the text size; `rem` is one in pixels, `width` that of the rows, `head` whether a list names its columns. */
export const rowMetrics = (
  layout: 'grid' | 'list',
  { width, columns, rem, head }: { width: number; columns: number; rem: number; head: boolean },
): RowMetrics => {
  const { line, listHead, cardFoot } = gridSizes;
  if (layout === 'list')
    return { columns: 1, pitch: line * rem, height: line * rem, start: (head ? listHead : SPACE) * rem };
  const gap = gridSizes.gap * rem;
  const card = (width + gap) / columns - gap;
  const height = Math.round(Math.max(card, 0) + cardFoot * rem);
  return { columns, pitch: height + gap, height, start: SPACE * rem };
};

/** Height of the whole list, with a little space under its last row. */
export const listHeight = (files: number, metrics: RowMetrics, rem: number): number =>
  rowTop(files + metrics.columns - 1, metrics) + rem / 2;

/** Where a file stands in its row, in lengths of CSS; `--gap` is that of `FileGrid`. */
export const placeInRow = (position: number, columns: number): { left: string; width: string } => ({
  left: `calc((100% + var(--gap)) * ${(position % columns) / columns})`,
  width: `calc((100% + var(--gap)) / ${columns} - var(--gap))`,
});
