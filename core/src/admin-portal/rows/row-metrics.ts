/** How items are laid out: all rows are equally high, so places are arithmetic. Pixels. */
export interface RowMetrics {
  readonly columns: number;
  /** From the top of one row to the top of the next. */
  readonly pitch: number;
  /** Of a row's items themselves. */
  readonly height: number;
  /** From the top of what is scrolled to the first row. */
  readonly start: number;
}

/** From the top of the list to the top of the row with the item at a position. */
export const rowTop = (position: number, { columns, pitch, start }: RowMetrics): number =>
  start + Math.floor(position / columns) * pitch;

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

/**
 * The position in `next` of the item at `position` in `previous`, or of the nearest one that is left:
 * those after it first, then those before. -1 when none is.
 */
export const survivorOf = <Item>(
  keyOf: (item: Item) => string,
  previous: readonly Item[],
  position: number,
  next: readonly Item[],
): number => {
  const target = previous[position];
  if (target === undefined) return -1;
  const key = keyOf(target);
  const same = next.findIndex((item) => keyOf(item) === key);
  if (same !== -1) return same;
  const places = new Map(next.map((item, place) => [keyOf(item), place]));
  for (const item of [...previous.slice(position + 1), ...previous.slice(0, position).reverse()]) {
    const place = places.get(keyOf(item));
    if (place !== undefined) return place;
  }
  return -1;
};

/** An item that stays where it is while others come and go. */
export interface Anchor {
  readonly position: number;
  /** Pixels from the top edge of the view to the top of its row. */
  readonly offset: number;
}

/**
 * The item to keep in place: `preferred` where it is in view, else the first in view. None at the very
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
