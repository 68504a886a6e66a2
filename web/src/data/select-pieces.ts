import type { Product } from '@jeweler/core/schemas';
import type { PieceFilter } from './piece-filter.ts';

export interface SelectedPieces {
  products: Product[];
  /** Pieces in the list, drawn or not. */
  total: number;
}

// A piece is left out only by data it carries: one without a style is never the wrong style.
const fits = (piece: Product, { style, shape }: PieceFilter) =>
  (!style || !piece.style || piece.style === style) && (!shape || !piece.shape || piece.shape === shape);

/** Ranked pieces first, in their order; the others follow as they stood. */
const bestsellersFirst = (pieces: readonly Product[]): Product[] => {
  const rankOf = (piece: Product) => piece.bestseller_rank ?? Number.POSITIVE_INFINITY;
  const ranked = pieces.filter((piece) => piece.bestseller_rank !== undefined);
  ranked.sort((a, b) => rankOf(a) - rankOf(b));
  return [...ranked, ...pieces.filter((piece) => piece.bestseller_rank === undefined)];
};

/**
 * Filters, sorts and cuts a list. A filter that would leave nothing leaves everything instead, so no
 * link of the navigation ends on an empty page while there are pieces (see `nothingFits`).
 */
export const selectPieces = (pieces: readonly Product[], filter: PieceFilter): SelectedPieces => {
  const fitting = pieces.filter((piece) => fits(piece, filter));
  const list = fitting.length > 0 ? fitting : pieces;
  const sorted = filter.sort === 'bestsellers' ? bestsellersFirst(list) : list;
  return { products: sorted.slice(0, filter.show), total: list.length };
};

/** Whether `selected`, made by `selectPieces`, is the whole list because no piece fits the filter. */
export const nothingFits = (selected: readonly Product[], filter: PieceFilter): boolean =>
  selected.length > 0 && !selected.some((piece) => fits(piece, filter));

/** The pieces of a category (SPEC section 2, category page); of an unknown one, none. */
export const piecesOfCategory = (
  all: readonly Product[],
  categoryId: number | undefined,
  filter: PieceFilter,
): SelectedPieces =>
  selectPieces(
    all.filter((piece) => piece.category_id === categoryId),
    filter,
  );

/** The pieces of a collection, in catalogue order; of an unknown one, none. */
export const piecesOfCollection = (
  all: readonly Product[],
  collectionId: number | undefined,
  { show }: PieceFilter,
): SelectedPieces =>
  selectPieces(
    collectionId === undefined ? [] : all.filter((piece) => piece.collection_id === collectionId),
    {
      show,
    },
  );

/** The piece of a product page, alone; none if its slug is unknown. */
export const pieceWithSlug = (all: readonly Product[], slug: string): SelectedPieces => {
  const piece = all.find((candidate) => candidate.slug === slug);
  return piece ? { products: [piece], total: 1 } : { products: [], total: 0 };
};
