import { galleryPicture } from './pictures.ts';

/** Where a picture stands in the masonry: column and first row (both from 1), and the number of rows covered. */
const at = (column: number, row: number, span: number) => `${row} / ${column} / span ${span} / auto`;

/**
 * The twelve photographs of the home page in reading order (SPEC sections 2 and 9), each with the product of the sample
 * catalogue that it shows, which others may not contain, and its place in 2, 3 and 4 columns, all of which end at the same
 * row.
 */
const photographs = [
  ['gold-rings', 'plain-gold-stack', at(1, 1, 20), at(1, 1, 20), at(1, 1, 20)],
  ['diamond-bracelet', 'diamond-tennis-bracelet', at(2, 1, 13), at(2, 1, 13), at(2, 1, 13)],
  ['diamond-ring', 'round-solitaire-in-yellow-gold', at(1, 21, 17), at(3, 1, 17), at(3, 1, 17)],
  ['sapphire-pendant', 'sapphire-halo-pendant', at(2, 14, 20), at(2, 14, 20), at(4, 1, 20)],
  ['emerald-ring', 'emerald-halo-cocktail-ring', at(1, 38, 13), at(1, 21, 13), at(1, 21, 13)],
  ['platinum-ring', 'emerald-cut-bridal-ring', at(2, 34, 20), at(3, 18, 20), at(2, 14, 20)],
  ['emerald-earring', 'emerald-drop-earrings', at(1, 51, 20), at(1, 34, 20), at(3, 18, 20)],
  ['pearl-bracelet', 'pearl-bracelet', at(2, 54, 13), at(2, 34, 13), at(4, 21, 13)],
  ['sapphire-ring', 'ceylon-sapphire-halo', at(1, 71, 17), at(3, 38, 16), at(1, 34, 17)],
  ['gold-band', 'plain-gold-band', at(2, 67, 17), at(2, 47, 20), at(2, 34, 17)],
  ['gems-bracelet', 'four-gem-bracelet', at(1, 88, 13), at(1, 54, 13), at(3, 38, 13)],
  ['pearl-earrings', 'pearl-and-diamond-drops', at(2, 84, 17), at(3, 54, 13), at(4, 34, 17)],
] as const;

export const galleryPictures = photographs.map(([file, product, ...areas], index) => ({
  ...galleryPicture(`home-gallery-${index + 1}`, file),
  product,
  areas,
}));
