// Plain lists in a file without zod: the site's first page needs the lists, but not the library.

/** Filters of the navigation's category links (SPEC section 2, site header). */
export const productStyles = [
  'solitaire',
  'halo',
  'three-stone',
  'modern',
  'vintage',
  'eternity',
  'guard',
  'partial-set',
  'personal',
  'plain',
  'unique',
] as const;
export type ProductStyle = (typeof productStyles)[number];

export const stoneShapes = [
  'round',
  'cushion',
  'emerald',
  'princess',
  'oval',
  'marquise',
  'radiant',
  'pear',
] as const;
export type StoneShape = (typeof stoneShapes)[number];

/**
 * Metals and stones by which a category can be filtered; a product names its own in free text (`material`).
 */
export const productMaterials = [
  'platinum',
  'yellow-gold',
  'white-gold',
  'rose-gold',
  'palladium',
  'silver',
  'titanium',
  'diamond',
  'sapphire',
  'emerald',
  'ruby',
  'pearl',
  'onyx',
  'opal',
  'topaz',
  'aquamarine',
  'morganite',
  'citrine',
  'amethyst',
  'tanzanite',
] as const;
export type ProductMaterial = (typeof productMaterials)[number];
