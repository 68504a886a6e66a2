import type { Catalogue } from '@jeweler/core/schemas';
import { paths } from '../components/paths.ts';
import { homePiecesOf } from '../data/home-pieces.ts';
import { readFilter } from '../data/piece-filter.ts';
import {
  piecesOfCategory,
  piecesOfCollection,
  pieceWithSlug,
  type SelectedPieces,
} from '../data/select-pieces.ts';

type SelectForRoute = (catalogue: Catalogue, slug: string, query: URLSearchParams) => SelectedPieces;

const idOf = (list: readonly { id: number; slug: string }[], slug: string) =>
  list.find((entry) => entry.slug === slug)?.id;

// Server only, so the browser's first page does not carry it; the pages select with the same functions.
const selections: Readonly<Record<string, SelectForRoute>> = {
  [paths.home]: ({ products }) => {
    const pieces = homePiecesOf(products);
    return { products: pieces, total: pieces.length };
  },
  [paths.category(':slug')]: ({ categories, products }, slug, query) =>
    piecesOfCategory(products, idOf(categories, slug), readFilter(query)),
  [paths.collection(':slug')]: ({ collections, products }, slug, query) =>
    piecesOfCollection(products, idOf(collections, slug), readFilter(query)),
  [paths.product(':slug')]: ({ products }, slug) => pieceWithSlug(products, slug),
};

/** The pieces the page at `routePath` is rendered from; pages that list none get none. */
export const piecesForRoute = (
  routePath: string,
  catalogue: Catalogue,
  slug: string,
  query: URLSearchParams,
): SelectedPieces => selections[routePath]?.(catalogue, slug, query) ?? { products: [], total: 0 };
