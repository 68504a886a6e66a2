export type Move =
  | 'previous'
  | 'next'
  | 'up'
  | 'down'
  | 'rowStart'
  | 'rowEnd'
  | 'pageUp'
  | 'pageDown'
  | 'first'
  | 'last';

const moves: Record<string, Move> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

/**
 * The move that a key stands for; undefined for other keys. With Ctrl or Cmd (`far`), only Home and End move:
 * to the ends of the list.
 */
export const toMove = (key: string, far: boolean): Move | undefined => {
  const move = moves[key];
  if (!far) return move;
  return move === 'rowStart' ? 'first' : move === 'rowEnd' ? 'last' : undefined;
};

export interface Layout {
  readonly count: number;
  readonly columns: number;
  /** Number of rows that a page key moves, at least 1. */
  readonly pageRows: number;
}

/**
 * The position after a move from `position`, within the list. In a single column, Home and End go to the ends
 * of the list; moving down into a shorter last row goes to its last item.
 */
export const positionAfter = (move: Move, position: number, { count, columns, pageRows }: Layout): number => {
  const last = count - 1;
  const column = position % columns;
  const lastRowStart = last - (last % columns);
  const byRows = (rows: number): number => {
    const row = Math.floor(position / columns) + rows;
    if (row < 0) return column;
    return Math.min(row * columns, lastRowStart) + column;
  };
  const target = (): number => {
    switch (move) {
      case 'previous':
        return position - 1;
      case 'next':
        return position + 1;
      case 'up':
        return position < columns ? position : position - columns;
      case 'down':
        return position >= lastRowStart ? position : position + columns;
      case 'rowStart':
        return columns === 1 ? 0 : position - column;
      case 'rowEnd':
        return columns === 1 ? last : position - column + columns - 1;
      case 'pageUp':
        return byRows(-pageRows);
      case 'pageDown':
        return byRows(pageRows);
      case 'first':
        return 0;
      case 'last':
        return last;
    }
  };
  return Math.max(0, Math.min(last, target()));
};
