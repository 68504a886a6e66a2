import { compareRanks } from '@jeweler/core/format';
import type { Product } from '@jeweler/core/schemas';
import { type CardProduct, listedProducts, onCard } from './card-product.ts';
import { matchesFilter } from './facets.ts';
import { countFacets, type ProductFacets } from './product-facets.ts';
import type { ProductFilter, ProductOrder } from './product-filter.ts';
import { type RelatedProducts, relatedToList, relatedToProduct, row } from './related-products.ts';

export interface SelectedProducts {
  /** The list of the page, as far as it is shown. */
  products: CardProduct[];
  /** Number of products in the list, shown or not. */
  total: number;
  /** The list is not filtered because no product matches the filter. */
  noMatches?: true;
  /** The product that the page is about; only for a product. */
  product?: Product;
  /** What the list can be filtered by; only for a category. */
  facets?: ProductFacets;
  /** Products that the page links to; only for a product, and for a category with few products. */
  related?: RelatedProducts;
}

/** A list of at most this many products is shown in large cards, with related ones below. */
export const FEW_PRODUCTS = 3;

/** Ranked products first, by rank; the others keep their order. */
const ranked = (products: readonly Product[], rank: 'bestseller_rank' | 'collection_rank'): Product[] =>
  [...products].sort((a, b) => compareRanks(a[rank], b[rank]));

/** By price; products without one come last, in their original order. */
const byPrice = (products: readonly Product[], direction: 1 | -1): Product[] => {
  const getSortKey = ({ price }: Product) =>
    price === undefined ? Number.POSITIVE_INFINITY : direction * price;
  // The difference of two infinities is NaN.
  return [...products].sort((a, b) => (getSortKey(a) === getSortKey(b) ? 0 : getSortKey(a) - getSortKey(b)));
};

const orders: Readonly<Record<ProductOrder, (products: readonly Product[]) => Product[]>> = {
  bestsellers: (products) => ranked(products, 'bestseller_rank'),
  'price-asc': (products) => byPrice(products, 1),
  'price-desc': (products) => byPrice(products, -1),
};

/**
 * Filters, sorts and truncates a list. A filter that no product matches is ignored (`isWhole`), so that no link of the
 * navigation leads to an empty page while there are products.
 */
export const selectProducts = (
  products: readonly Product[],
  filter: ProductFilter,
): { products: Product[]; total: number; isWhole: boolean } => {
  const matching = products.filter((product) => matchesFilter(product, filter));
  const isWhole = matching.length === 0;
  const list = isWhole ? products : matching;
  const sorted = filter.sort ? orders[filter.sort](list) : list;
  return { products: sorted.slice(0, filter.show), total: list.length, isWhole };
};

/** The products of a category (SPEC section 2, category page); none if it is unknown. */
export const productsOfCategory = (
  all: readonly Product[],
  categoryId: number | undefined,
  filter: ProductFilter,
): SelectedProducts => {
  const products = listedProducts(all).filter((product) => product.category_id === categoryId);
  const { products: shown, total, isWhole } = selectProducts(products, filter);
  if (total === 0) return { products: [], total };
  return {
    products: shown.map(onCard),
    total,
    ...(isWhole ? { noMatches: true } : {}),
    facets: countFacets(products, isWhole ? {} : filter),
    ...(total > FEW_PRODUCTS ? {} : { related: relatedToList(all, shown) }),
  };
};

/** The products of a collection, in its own order; none if it is unknown. */
export const productsOfCollection = (
  all: readonly Product[],
  collectionId: number | undefined,
  { show }: ProductFilter,
): SelectedProducts => {
  const ofCollection =
    collectionId === undefined
      ? []
      : listedProducts(all).filter((product) => product.collection_id === collectionId);
  const { products, total } = selectProducts(ranked(ofCollection, 'collection_rank'), { show });
  return { products: products.map(onCard), total };
};

/** The product of a product page and those it links to; if the slug is unknown, only the most requested ones. */
export const productWithSlug = (all: readonly Product[], slug: string): SelectedProducts => {
  const product = all.find((candidate) => candidate.slug === slug);
  const noList = { products: [], total: 0 };
  return product
    ? { ...noList, product, related: relatedToProduct(all, product) }
    : { ...noList, related: { alike: row(orders.bestsellers(listedProducts(all))) } };
};
