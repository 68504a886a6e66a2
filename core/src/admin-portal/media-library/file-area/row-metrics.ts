/** How the files are laid out: all rows are equally high, so places are arithmetic. Pixels. */
export interface RowMetrics {
  readonly columns: number;
  /** From the top of one row to the top of the next. */
  readonly pitch: number;
  /** Of a card or line itself. */
  readonly height: number;
  /** From the top of what is scrolled to the first row. */
  readonly start: number;
}

const GAP = 0.75;
/** Name, size and badge under a picture; FileGrid draws it as high. */
const CARD_FOOT = 4.25;
const LINE = 3.75;
const LIST_HEAD = 2.5;
/** Above the first row where no head stands there. */
const SPACE = 1;

/** All that is given in rem grows with the text size; `rem` is one in pixels, `width` that of the rows, `head` whether a list names its columns. */
export const rowMetrics = (
  layout: 'grid' | 'list',
  { width, columns, rem, head }: { width: number; columns: number; rem: number; head: boolean },
): RowMetrics => {
  if (layout === 'list')
    return { columns: 1, pitch: LINE * rem, height: LINE * rem, start: (head ? LIST_HEAD : SPACE) * rem };
  const gap = GAP * rem;
  const card = (width + gap) / columns - gap;
  const height = Math.round(Math.max(card, 0) + CARD_FOOT * rem);
  return { columns, pitch: height + gap, height, start: SPACE * rem };
};

/** Where to scroll so that a row is wholly in view; the same place when it is. */
export const scrollToReveal = (
  row: number,
  { pitch, height, start }: RowMetrics,
  { scrollTop, viewHeight, covered }: { scrollTop: number; viewHeight: number; covered: number },
): number => {
  const top = start + row * pitch;
  // Nothing lies above the first row but space.
  if (row === 0) return 0;
  if (top - covered < scrollTop) return top - covered;
  if (top + height > scrollTop + viewHeight) return top + height - viewHeight;
  return scrollTop;
};

type Files = readonly { readonly publicUrl: string }[];

/**
 * The position in `next` of the file at `position` in `previous`, or of the nearest one that is left:
 * those after it first, then those before. -1 when none is.
 */
export const survivorOf = (previous: Files, position: number, next: Files): number => {
  const wanted = previous[position]?.publicUrl;
  const same = next.findIndex(({ publicUrl }) => publicUrl === wanted);
  if (same !== -1 || wanted === undefined) return same;
  const places = new Map(next.map(({ publicUrl }, place) => [publicUrl, place]));
  for (const { publicUrl } of previous.slice(position + 1)) {
    const place = places.get(publicUrl);
    if (place !== undefined) return place;
  }
  for (const { publicUrl } of previous.slice(0, position).reverse()) {
    const place = places.get(publicUrl);
    if (place !== undefined) return place;
  }
  return -1;
};

/** A file that stays where it is while others come and go. */
export interface Anchor {
  readonly position: number;
  /** Pixels from the top edge of the view to the top of its row. */
  readonly offset: number;
}

/**
 * The file to keep in place: `preferred` where it is in view, else the first in view. None at the very
 * top: there one sees what comes.
 */
export const anchorIn = (
  { columns, pitch, height, start }: RowMetrics,
  { scrollTop, viewHeight, preferred }: { scrollTop: number; viewHeight: number; preferred: number },
): Anchor | undefined => {
  if (scrollTop <= start || pitch === 0) return undefined;
  const offsetOf = (position: number) => start + Math.floor(position / columns) * pitch - scrollTop;
  const inView = preferred >= 0 && offsetOf(preferred) >= 0 && offsetOf(preferred) + height <= viewHeight;
  const position = inView ? preferred : Math.floor((scrollTop - start) / pitch) * columns;
  return { position, offset: offsetOf(position) };
};

/** Where to scroll so that an anchor is where it was. */
export const scrollToAnchor = ({ position, offset }: Anchor, { columns, pitch, start }: RowMetrics): number =>
  start + Math.floor(position / columns) * pitch - offset;
