import type { ProductStyle, StoneShape } from '@jeweler/core/schemas';

/** Names of the style filters as the navigation and the active filter show them. */
export const styleNames = {
  solitaire: 'Solitaire',
  halo: 'Halo',
  'three-stone': 'Three-Stone',
  modern: 'Modern',
  vintage: 'Vintage',
  eternity: 'Eternity',
  guard: 'Guard',
  'partial-set': 'Partial Set',
  personal: 'Personal',
  plain: 'Plain',
  unique: 'Unique',
} as const satisfies Record<ProductStyle, string>;

/** Names of the shape filters as the navigation and the active filter show them. */
export const shapeNames = {
  round: 'Round',
  cushion: 'Cushion',
  emerald: 'Emerald',
  princess: 'Princess',
  oval: 'Oval',
  marquise: 'Marquise',
  radiant: 'Radiant',
  pear: 'Pear',
} as const satisfies Record<StoneShape, string>;
