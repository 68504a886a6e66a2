import { type PieceStyle, type Product, pieceStyles, type StoneShape, stoneShapes } from '@jeweler/core/schemas';

/** What a category link may ask for (SPEC section 2, query filters). */
export interface PieceFilter {
  style?: PieceStyle;
  shape?: StoneShape;
  sort?: 'bestsellers';
  /** How many pieces to draw. */
  show: number;
}

/** Pieces drawn at first, and added by each 'Show more'. */
export const PIECES_PER_STEP = 60;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((candidate) => candidate === value);

/** Reads a filter from a query; unknown values count as absent. */
export const readFilter = (query: URLSearchParams): PieceFilter => {
  const style = oneOf(pieceStyles, query.get('style'));
  const shape = oneOf(stoneShapes, query.get('shape'));
  const show = Number.parseInt(query.get('show') ?? '', 10);
  return {
    ...(style ? { style } : {}),
    ...(shape ? { shape } : {}),
    ...(query.get('sort') === 'bestsellers' ? { sort: 'bestsellers' } : {}),
    show: Number.isSafeInteger(show) && show > PIECES_PER_STEP ? show : PIECES_PER_STEP,
  };
};

// A piece is left out only by data it carries: one without a style is never the wrong style.
const fits = (piece: Product, { style, shape }: PieceFilter) =>
  (!style || !piece.style || piece.style === style) && (!shape || !piece.shape || piece.shape === shape);

const byRank = (a: Product, b: Product) =>
  (a.bestseller_rank ?? Number.POSITIVE_INFINITY) - (b.bestseller_rank ?? Number.POSITIVE_INFINITY) || 0;

export interface SelectedPieces {
  products: Product[];
  /** Pieces in the list, drawn or not. */
  total: number;
}

/**
 * Filters, sorts and cuts a list. A filter that would leave nothing leaves everything instead, so no
 * link of the navigation ends on an empty page while there are pieces.
 */
export const selectPieces = (pieces: readonly Product[], filter: PieceFilter): SelectedPieces => {
  const fitting = pieces.filter((piece) => fits(piece, filter));
  const list = fitting.length > 0 ? fitting : [...pieces];
  if (filter.sort === 'bestsellers') list.sort(byRank);
  return { products: list.slice(0, filter.show), total: list.length };
};
