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

/** Where stones were made; one list for all stones of a piece. */
export const originNames = { natural: 'Natural', 'lab-grown': 'Laboratory-grown' } as const;

/** GIA's grades of clarity, from the best. */
export const clarityNames = {
  fl: 'FL',
  if: 'IF',
  vvs1: 'VVS1',
  vvs2: 'VVS2',
  vs1: 'VS1',
  vs2: 'VS2',
  si1: 'SI1',
  si2: 'SI2',
  i1: 'I1',
  i2: 'I2',
  i3: 'I3',
} as const;

/** Grades of cut of GIA, with AGS's Ideal. */
export const cutNames = {
  ideal: 'Ideal',
  excellent: 'Excellent',
  'very-good': 'Very good',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
} as const;

/** Whether a ring can be resized; how long it takes is that of SPEC section 9. */
export const resizableNames = {
  yes: 'Done at our bench in 2 days or less.',
  limited: 'By about one size, at our bench in 2 days or less.',
  no: 'Made to your size; it can’t be resized later.',
} as const;

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
