import type { Product } from '@jeweler/core/schemas';
import type { ProductFilter } from './product-filter.ts';
import { materialsOf } from './product-materials.ts';

/** What a filter narrows by; `sort` and `show` leave nothing out. */
export type NarrowingFilter = Pick<ProductFilter, 'style' | 'shape' | 'material'>;

/**
 * Whether a product stays in a list. It is left out only by data it carries: one without a style is never
 * the wrong style.
 */
export const fits = (product: Product, { style, shape, material }: NarrowingFilter): boolean =>
  (!style || !product.style || product.style === style) &&
  (!shape || !product.shape || product.shape === shape) &&
  (!material || !product.material || materialsOf(product).includes(material));
