import {
  type ProductMaterial,
  type ProductStyle,
  productMaterials,
  productStyles,
  type StoneShape,
  stoneShapes,
} from '@jeweler/core/schemas';

/** Orders that a list can be sorted into; without one, it is in catalogue order. */
export const productOrders = ['bestsellers', 'price-asc', 'price-desc'] as const;
export type ProductOrder = (typeof productOrders)[number];

/**
 * The filter in the URL of a category (SPEC section 2, query filters; `material` and the orders by price are
 * additions of ours).
 */
export interface ProductFilter {
  style?: ProductStyle;
  shape?: StoneShape;
  material?: ProductMaterial;
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
  const style = findValue(productStyles, last('style'));
  const shape = findValue(stoneShapes, last('shape'));
  const material = findValue(productMaterials, last('material'));
  const sort = findValue(productOrders, last('sort'));
  return {
    ...(style ? { style } : {}),
    ...(shape ? { shape } : {}),
    ...(material ? { material } : {}),
    ...(sort ? { sort } : {}),
    show: readShow(last('show')),
  };
};

/** The query that `readFilter` reads as `filter`, in a fixed order and without defaults. */
export const filterQuery = ({ material, shape, show, sort, style }: ProductFilter): URLSearchParams => {
  const query = new URLSearchParams();
  if (material) query.set('material', material);
  if (shape) query.set('shape', shape);
  if (show > PRODUCTS_PER_STEP) query.set('show', String(show));
  if (sort) query.set('sort', sort);
  if (style) query.set('style', style);
  return query;
};

/** URL of the list at `path` with this filter. */
export const filteredHref = (path: string, filter: ProductFilter): string => {
  const query = filterQuery(filter);
  return query.size > 0 ? `${path}?${query}` : path;
};
