export interface Layout {
  readonly count: number;
  readonly columns: number;
  /** Number of rows that a page key moves, at least 1. */
  readonly pageRows: number;
}

/**
 * The position that a key leads to from `position`, within the list; undefined for keys that do not move. With Ctrl or
 * Cmd (`far`), only Home and End move, to the ends of the list, as they do in a single column. Moving down into a
 * shorter last row goes to its last item.
 */
export const positionAfter = (
  key: string,
  far: boolean,
  position: number,
  { count, columns, pageRows }: Layout,
): number | undefined => {
  const last = count - 1;
  const column = position % columns;
  const lastRowStart = last - (last % columns);
  const isWhole = far || columns === 1;
  const byRows = (rows: number): number => {
    const row = Math.floor(position / columns) + rows;
    if (row < 0) return column;
    return Math.min(row * columns, lastRowStart) + column;
  };
  const target = (): number | undefined => {
    if (key === 'Home') return isWhole ? 0 : position - column;
    if (key === 'End') return isWhole ? last : position - column + columns - 1;
    if (far) return undefined;
    switch (key) {
      case 'ArrowLeft':
        return position - 1;
      case 'ArrowRight':
        return position + 1;
      case 'ArrowUp':
        return position < columns ? position : position - columns;
      case 'ArrowDown':
        return position >= lastRowStart ? position : position + columns;
      case 'PageUp':
        return byRows(-pageRows);
      case 'PageDown':
        return byRows(pageRows);
      default:
        return undefined;
    }
  };
  const found = target();
  return found === undefined ? undefined : Math.max(0, Math.min(last, found));
};
