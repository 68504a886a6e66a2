import type { Product } from '@jeweler/core/schemas';
import { type FacetKey, facetKeys, facets, type NarrowingFilter } from './facets.ts';

const fits = (product: Product, key: FacetKey, wanted: string | undefined): boolean =>
  !wanted || (facets[key].of(product)?.some((value) => value === wanted) ?? true);

/**
 * Whether a product stays in a list. Only values that it has can exclude it: a product without a style fits
 * every style.
 */
export const matchesFilter = (product: Product, filter: NarrowingFilter): boolean =>
  facetKeys.every((key) => fits(product, key, filter[key]));
