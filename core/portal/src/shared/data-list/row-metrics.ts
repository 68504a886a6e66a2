/** Layout of the items in pixels: all rows have the same height, so positions can be computed. */
export interface RowMetrics {
  readonly columns: number;
  /** From the top of one row to the top of the next. */
  readonly rowStride: number;
  /** Height of the items of a row. */
  readonly height: number;
  /** From the top of the scroll content to the first row. */
  readonly start: number;
}

/** One rem in pixels. */
export const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Distance from the top of the list to the row of the item at a position. */
export const rowTop = (position: number, { columns, rowStride, start }: RowMetrics): number =>
  start + Math.floor(position / columns) * rowStride;

/** Scroll position at which a row is fully visible; the current one if it already is. */
export const scrollToReveal = (
  row: number,
  { rowStride, height, start }: RowMetrics,
  { scrollTop, viewHeight, covered }: { scrollTop: number; viewHeight: number; covered: number },
): number => {
  const top = start + row * rowStride;
  // Shows the space above the first row too.
  if (row === 0) return 0;
  if (top - covered < scrollTop) return top - covered;
  if (top + height > scrollTop + viewHeight) return top + height - viewHeight;
  return scrollTop;
};

/**
 * The position in `next` of the item at `position` in `previous`, or of its nearest remaining neighbour:
 * following items first, then preceding ones. -1 if none remains.
 */
export const findNearestRemaining = <Item>(
  getKey: (item: Item) => string,
  previous: readonly Item[],
  position: number,
  next: readonly Item[],
): number => {
  const target = previous[position];
  if (target === undefined) return -1;
  const key = getKey(target);
  const same = next.findIndex((item) => getKey(item) === key);
  if (same !== -1) return same;
  const positions = new Map(next.map((item, position) => [getKey(item), position]));
  for (const item of [...previous.slice(position + 1), ...previous.slice(0, position).reverse()]) {
    const position = positions.get(getKey(item));
    if (position !== undefined) return position;
  }
  return -1;
};

/** An item whose position in the view is preserved while items are added and removed. */
export interface Anchor {
  readonly position: number;
  /** Pixels from the top of the view to the top of its row. */
  readonly offset: number;
}

/**
 * The item to keep in place: `preferred` if it is in view, else the first one in view. None at the very top,
 * where new items should become visible.
 */
export const anchorIn = (
  metrics: RowMetrics,
  { scrollTop, viewHeight, preferred }: { scrollTop: number; viewHeight: number; preferred: number },
): Anchor | undefined => {
  const { columns, rowStride, height, start } = metrics;
  if (scrollTop <= start || rowStride === 0) return undefined;
  const getOffset = (position: number) => rowTop(position, metrics) - scrollTop;
  const inView = preferred >= 0 && getOffset(preferred) >= 0 && getOffset(preferred) + height <= viewHeight;
  const position = inView ? preferred : Math.floor((scrollTop - start) / rowStride) * columns;
  return { position, offset: getOffset(position) };
};

/** Scroll position at which an anchor is where it was. */
export const scrollToAnchor = ({ position, offset }: Anchor, metrics: RowMetrics): number =>
  rowTop(position, metrics) - offset;
