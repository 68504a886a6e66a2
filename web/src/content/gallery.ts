import type { SitePicture } from '@jeweler/core/business';
import { galleryPicture } from './pictures.ts';

/**
 * Position of a picture in the masonry: column and first row (both from 1), and the number of rows covered.
 */
export interface GalleryArea {
  readonly column: number;
  readonly row: number;
  readonly span: number;
}

export interface GalleryPicture extends SitePicture {
  /** Slug of the product it shows in the sample catalogue; other catalogues may not contain it. */
  readonly product: string;
  /** Positions by number of columns; all columns end at the same row. */
  readonly area: { readonly 2: GalleryArea; readonly 3: GalleryArea; readonly 4: GalleryArea };
}

const at = (column: number, row: number, span: number): GalleryArea => ({ column, row, span });

/** The twelve photographs of the home page in reading order (SPEC sections 2 and 9). */
export const galleryPictures: readonly GalleryPicture[] = [
  {
    ...galleryPicture('home-gallery-1', 'gold-rings'),
    product: 'plain-gold-stack',
    area: { 2: at(1, 1, 20), 3: at(1, 1, 20), 4: at(1, 1, 20) },
  },
  {
    ...galleryPicture('home-gallery-2', 'diamond-bracelet'),
    product: 'diamond-tennis-bracelet',
    area: { 2: at(2, 1, 13), 3: at(2, 1, 13), 4: at(2, 1, 13) },
  },
  {
    ...galleryPicture('home-gallery-3', 'diamond-ring'),
    product: 'round-solitaire-in-yellow-gold',
    area: { 2: at(1, 21, 17), 3: at(3, 1, 17), 4: at(3, 1, 17) },
  },
  {
    ...galleryPicture('home-gallery-4', 'sapphire-pendant'),
    product: 'sapphire-halo-pendant',
    area: { 2: at(2, 14, 20), 3: at(2, 14, 20), 4: at(4, 1, 20) },
  },
  {
    ...galleryPicture('home-gallery-5', 'emerald-ring'),
    product: 'emerald-halo-cocktail-ring',
    area: { 2: at(1, 38, 13), 3: at(1, 21, 13), 4: at(1, 21, 13) },
  },
  {
    ...galleryPicture('home-gallery-6', 'platinum-ring'),
    product: 'emerald-cut-bridal-ring',
    area: { 2: at(2, 34, 20), 3: at(3, 18, 20), 4: at(2, 14, 20) },
  },
  {
    ...galleryPicture('home-gallery-7', 'emerald-earring'),
    product: 'emerald-drop-earrings',
    area: { 2: at(1, 51, 20), 3: at(1, 34, 20), 4: at(3, 18, 20) },
  },
  {
    ...galleryPicture('home-gallery-8', 'pearl-bracelet'),
    product: 'pearl-bracelet',
    area: { 2: at(2, 54, 13), 3: at(2, 34, 13), 4: at(4, 21, 13) },
  },
  {
    ...galleryPicture('home-gallery-9', 'sapphire-ring'),
    product: 'ceylon-sapphire-halo',
    area: { 2: at(1, 71, 17), 3: at(3, 38, 16), 4: at(1, 34, 17) },
  },
  {
    ...galleryPicture('home-gallery-10', 'gold-band'),
    product: 'plain-gold-band',
    area: { 2: at(2, 67, 17), 3: at(2, 47, 20), 4: at(2, 34, 17) },
  },
  {
    ...galleryPicture('home-gallery-11', 'gems-bracelet'),
    product: 'four-gem-bracelet',
    area: { 2: at(1, 88, 13), 3: at(1, 54, 13), 4: at(3, 38, 13) },
  },
  {
    ...galleryPicture('home-gallery-12', 'pearl-earrings'),
    product: 'pearl-and-diamond-drops',
    area: { 2: at(2, 84, 17), 3: at(3, 54, 13), 4: at(4, 34, 17) },
  },
];
