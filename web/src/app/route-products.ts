import type { Catalogue } from '@jeweler/core/schemas';
import { paths } from '../config/public-pages.ts';
import { selectHomeProducts } from '../data/home-products.ts';
import { readFilter } from '../data/product-filter.ts';
import {
  productsOfCategory,
  productsOfCollection,
  productWithSlug,
  type SelectedProducts,
} from '../data/select-products.ts';

type SelectForRoute = (catalogue: Catalogue, slug: string, query: URLSearchParams) => SelectedProducts;

const findId = (list: readonly { id: number; slug: string }[], slug: string) =>
  list.find((entry) => entry.slug === slug)?.id;

// Server only, so that it is not part of the browser's first load; the pages use the same functions.
const selections: Readonly<Record<string, SelectForRoute>> = {
  [paths.home]: ({ products }) => {
    const shown = selectHomeProducts(products);
    return { products: shown, total: shown.length };
  },
  [paths.category(':slug')]: ({ categories, products }, slug, query) =>
    productsOfCategory(products, findId(categories, slug), readFilter(query)),
  [paths.collection(':slug')]: ({ collections, products }, slug, query) =>
    productsOfCollection(products, findId(collections, slug), readFilter(query)),
  [paths.appointment]: ({ products }, _, query) => {
    const { product } = productWithSlug(products, query.get('piece') ?? '');
    return { products: [], total: 0, ...(product && { product }) };
  },
  [paths.product(':slug')]: ({ products }, slug) => productWithSlug(products, slug),
};

/** The products that the page at `routePath` is rendered from; empty for pages without products. */
export const productsForRoute = (
  routePath: string,
  catalogue: Catalogue,
  slug: string,
  query: URLSearchParams,
): SelectedProducts => selections[routePath]?.(catalogue, slug, query) ?? { products: [], total: 0 };
