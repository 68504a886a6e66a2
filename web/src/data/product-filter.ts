import { facetKeys, facets, type NarrowingFilter } from './facets.ts';

/** Orders that a list can be sorted into; without one, it is in catalogue order. */
export const productOrders = ['bestsellers', 'price-asc', 'price-desc'] as const;
export type ProductOrder = (typeof productOrders)[number];

/**
 * The filter in the URL of a category (SPEC section 2, query filters; the other facets and the orders by price are
 * additions of ours).
 */
export interface ProductFilter extends NarrowingFilter {
  sort?: ProductOrder;
  /** Number of products to show: a multiple of PRODUCTS_PER_STEP, at most MAX_PRODUCTS_SHOWN. */
  show: number;
}

/** Number of products shown at first, and added by each 'Show more'. */
export const PRODUCTS_PER_STEP = 60;
/** No page shows more than this, whatever its query says. */
export const MAX_PRODUCTS_SHOWN = 10 * PRODUCTS_PER_STEP;

const findValue = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((candidate) => candidate === value);

const readShow = (value: string | undefined): number => {
  const requested = /^\d{1,9}$/.test(value ?? '') ? Number(value) : 0;
  const steps = Math.max(1, Math.ceil(requested / PRODUCTS_PER_STEP));
  return Math.min(steps * PRODUCTS_PER_STEP, MAX_PRODUCTS_SHOWN);
};

/** Reads a filter from a query; unknown values are ignored, the last one of a repeated key counts. */
export const readFilter = (query: URLSearchParams): ProductFilter => {
  const last = (key: string) => query.getAll(key).at(-1);
  const chosen = facetKeys.map((key) => [key, findValue(Object.keys(facets[key].values), last(key))]);
  const sort = findValue(productOrders, last('sort'));
  return {
    ...Object.fromEntries(chosen.filter(([, value]) => value)),
    ...(sort ? { sort } : {}),
    show: readShow(last('show')),
  };
};

/** The query that `readFilter` reads as `filter`, in the order of the alphabet and without defaults. */
export const filterQuery = ({ show, ...chosen }: ProductFilter): URLSearchParams => {
  const query = new URLSearchParams(chosen);
  if (show > PRODUCTS_PER_STEP) query.set('show', String(show));
  query.sort();
  return query;
};

/** URL of the list at `path` with this filter. */
export const filteredHref = (path: string, filter: ProductFilter): string => {
  const query = filterQuery(filter);
  return query.size > 0 ? `${path}?${query}` : path;
};
