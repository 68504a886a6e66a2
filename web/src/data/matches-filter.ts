import { getMaterials } from '@jeweler/core/business';
import type { Product } from '@jeweler/core/schemas';
import type { ProductFilter } from './product-filter.ts';

/** The part of a filter that leaves products out; `sort` and `show` do not. */
export type NarrowingFilter = Pick<ProductFilter, 'style' | 'shape' | 'material'>;

/**
 * Whether a product stays in a list. Only values that it has can exclude it: a product without a style fits
 * every style.
 */
export const matchesFilter = (product: Product, { style, shape, material }: NarrowingFilter): boolean =>
  (!style || !product.style || product.style === style) &&
  (!shape || !product.shape || product.shape === shape) &&
  (!material || !product.material || getMaterials(product).includes(material));
