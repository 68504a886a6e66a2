import type { Product } from '@jeweler/core/schemas';
import type { PieceFilter } from './piece-filter.ts';
import { materialsOf } from './piece-materials.ts';

/** What a filter narrows by; `sort` and `show` leave nothing out. */
export type NarrowingFilter = Pick<PieceFilter, 'style' | 'shape' | 'material'>;

/**
 * Whether a piece stays in a list. It is left out only by data it carries: one without a style is never
 * the wrong style.
 */
export const fits = (piece: Product, { style, shape, material }: NarrowingFilter): boolean =>
  (!style || !piece.style || piece.style === style) &&
  (!shape || !piece.shape || piece.shape === shape) &&
  (!material || !piece.material || materialsOf(piece).includes(material));
