// Plain lists in a file of their own: the site's first page needs them, but not the schema library.

/** Filters of the navigation's category links (SPEC section 2, site header). */
export const pieceStyles = [
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
export type PieceStyle = (typeof pieceStyles)[number];

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
