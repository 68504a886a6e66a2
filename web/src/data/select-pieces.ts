import type { Product } from '@jeweler/core/schemas';
import { facetsOf, type PieceFacets } from './piece-facets.ts';
import type { PieceFilter, PieceOrder } from './piece-filter.ts';
import { fits } from './piece-fit.ts';
import { type RelatedPieces, relatedToList, relatedToPiece } from './related-pieces.ts';

export interface SelectedPieces {
  products: Product[];
  /** Pieces in the list, drawn or not. */
  total: number;
  /** What the list can be narrowed to; of a category only. */
  facets?: PieceFacets;
  /** What the page leads on to; of a piece, and of a category with few pieces. */
  related?: RelatedPieces;
}

/** A list of at most so many pieces is drawn large, and leads on to related ones. */
export const FEW_PIECES = 3;

/** Ranked pieces first, in their order; the others follow as they stood. */
const bestsellersFirst = (pieces: readonly Product[]): Product[] => {
  const rankOf = (piece: Product) => piece.bestseller_rank ?? Number.POSITIVE_INFINITY;
  const ranked = pieces.filter((piece) => piece.bestseller_rank !== undefined);
  ranked.sort((a, b) => rankOf(a) - rankOf(b));
  return [...ranked, ...pieces.filter((piece) => piece.bestseller_rank === undefined)];
};

/** By price; pieces without one stand at the end, as they stood. */
const byPrice = (pieces: readonly Product[], direction: 1 | -1): Product[] => {
  const keyOf = ({ price }: Product) => (price === undefined ? Number.POSITIVE_INFINITY : direction * price);
  // Two infinities have no difference.
  return [...pieces].sort((a, b) => (keyOf(a) === keyOf(b) ? 0 : keyOf(a) - keyOf(b)));
};

const orders: Readonly<Record<PieceOrder, (pieces: readonly Product[]) => Product[]>> = {
  bestsellers: bestsellersFirst,
  'price-asc': (pieces) => byPrice(pieces, 1),
  'price-desc': (pieces) => byPrice(pieces, -1),
};

/**
 * Filters, sorts and cuts a list. A filter that would leave nothing leaves everything instead, so no
 * link of the navigation ends on an empty page while there are pieces (see `nothingFits`).
 */
export const selectPieces = (pieces: readonly Product[], filter: PieceFilter): SelectedPieces => {
  const fitting = pieces.filter((piece) => fits(piece, filter));
  const list = fitting.length > 0 ? fitting : pieces;
  const sorted = filter.sort ? orders[filter.sort](list) : list;
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
): SelectedPieces => {
  const pieces = all.filter((piece) => piece.category_id === categoryId);
  const selected = selectPieces(pieces, filter);
  if (selected.total === 0) return selected;
  return {
    ...selected,
    facets: facetsOf(pieces, nothingFits(selected.products, filter) ? {} : filter),
    ...(selected.total > FEW_PIECES ? {} : { related: relatedToList(all, selected.products) }),
  };
};

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

/** The piece of a product page and what it leads on to; none if its slug is unknown. */
export const pieceWithSlug = (all: readonly Product[], slug: string): SelectedPieces => {
  const piece = all.find((candidate) => candidate.slug === slug);
  if (!piece) return { products: [], total: 0 };
  return { products: [piece], total: 1, related: relatedToPiece(all, piece) };
};
