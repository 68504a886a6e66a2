import {
  type ProductMaterial,
  type ProductStyle,
  productMaterials,
  productStyles,
  type StoneShape,
  stoneShapes,
} from '@jeweler/core/schemas';

/** Orders a list can be put into; without one it stands as in the catalogue. */
export const productOrders = ['bestsellers', 'price-asc', 'price-desc'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** What the address of a category may ask for (SPEC section 2, query filters; material and price are ours). */
export interface ProductFilter {
  style?: ProductStyle;
  shape?: StoneShape;
  material?: ProductMaterial;
  sort?: ProductOrder;
  /** How many products to draw: a multiple of PRODUCTS_PER_STEP, at most MOST_PRODUCTS_DRAWN. */
  show: number;
}

/** Products drawn at first, and added by each 'Show more'. */
export const PRODUCTS_PER_STEP = 60;
/** No page draws more than this, whatever its query asks for. */
export const MOST_PRODUCTS_DRAWN = 10 * PRODUCTS_PER_STEP;

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((candidate) => candidate === value);

const readShow = (value: string | undefined): number => {
  const asked = /^\d{1,9}$/.test(value ?? '') ? Number(value) : 0;
  const steps = Math.max(1, Math.ceil(asked / PRODUCTS_PER_STEP));
  return Math.min(steps * PRODUCTS_PER_STEP, MOST_PRODUCTS_DRAWN);
};

/** Reads a filter from a query; unknown values count as absent, of a repeated key the last one counts. */
export const readFilter = (query: URLSearchParams): ProductFilter => {
  const last = (key: string) => query.getAll(key).at(-1);
  const style = oneOf(productStyles, last('style'));
  const shape = oneOf(stoneShapes, last('shape'));
  const material = oneOf(productMaterials, last('material'));
  const sort = oneOf(productOrders, last('sort'));
  return {
    ...(style ? { style } : {}),
    ...(shape ? { shape } : {}),
    ...(material ? { material } : {}),
    ...(sort ? { sort } : {}),
    show: readShow(last('show')),
  };
};

/** The query that reads back as `filter`, in a fixed order and without what is the default anyway. */
export const filterQuery = ({ material, shape, show, sort, style }: ProductFilter): URLSearchParams => {
  const query = new URLSearchParams();
  if (material) query.set('material', material);
  if (shape) query.set('shape', shape);
  if (show > PRODUCTS_PER_STEP) query.set('show', String(show));
  if (sort) query.set('sort', sort);
  if (style) query.set('style', style);
  return query;
};

/** Address of the list at `path`, filtered. */
export const filteredHref = (path: string, filter: ProductFilter): string => {
  const query = filterQuery(filter);
  return query.size > 0 ? `${path}?${query}` : path;
};
