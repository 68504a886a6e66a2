// Plain lists in a file without zod: the site's first page needs the lists, but not the library.

/** Styles by which a category can be filtered (SPEC section 2, site header), and their names on the site. */
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
} as const;
export type ProductStyle = keyof typeof styleNames;

/** Shapes of stones by which a category can be filtered, and their names on the site. */
export const shapeNames = {
  round: 'Round',
  cushion: 'Cushion',
  emerald: 'Emerald',
  princess: 'Princess',
  oval: 'Oval',
  marquise: 'Marquise',
  radiant: 'Radiant',
  pear: 'Pear',
} as const;
export type StoneShape = keyof typeof shapeNames;

/** Where a piece is, and what the site calls it; one that says nothing is made to order. */
export const availabilityNames = { 'in-shop': 'In the shop now', 'made-to-order': 'Made to order' } as const;

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
