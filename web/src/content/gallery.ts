import type { SitePicture } from '@jeweler/core/business';

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
    place: 'home-gallery-1',
    src: '/media/gallery/gold-rings.jpg',
    width: 1200,
    height: 1500,
    alt: 'Stack of plain gold rings in yellow, rose and white gold with one standing behind',
    product: 'plain-gold-stack',
    area: { 2: at(1, 1, 20), 3: at(1, 1, 20), 4: at(1, 1, 20) },
  },
  {
    place: 'home-gallery-2',
    src: '/media/gallery/diamond-bracelet.jpg',
    width: 1200,
    height: 900,
    alt: 'Diamond tennis bracelet in white gold, curved on a dark surface',
    product: 'diamond-tennis-bracelet',
    area: { 2: at(2, 1, 13), 3: at(2, 1, 13), 4: at(2, 1, 13) },
  },
  {
    place: 'home-gallery-3',
    src: '/media/gallery/diamond-ring.jpg',
    width: 1200,
    height: 1200,
    alt: 'Round brilliant diamond solitaire on a yellow gold band, dark studio',
    product: 'round-solitaire-in-yellow-gold',
    area: { 2: at(1, 21, 17), 3: at(3, 1, 17), 4: at(3, 1, 17) },
  },
  {
    place: 'home-gallery-4',
    src: '/media/gallery/sapphire-pendant.jpg',
    width: 1200,
    height: 1500,
    alt: 'Oval sapphire pendant with a diamond halo, dark ground',
    product: 'sapphire-halo-pendant',
    area: { 2: at(2, 14, 20), 3: at(2, 14, 20), 4: at(4, 1, 20) },
  },
  {
    place: 'home-gallery-5',
    src: '/media/gallery/emerald-ring.jpg',
    width: 1200,
    height: 900,
    alt: 'Emerald-cut emerald ring with a diamond halo in yellow gold on an ivory ground',
    product: 'emerald-halo-cocktail-ring',
    area: { 2: at(1, 38, 13), 3: at(1, 21, 13), 4: at(1, 21, 13) },
  },
  {
    place: 'home-gallery-6',
    src: '/media/gallery/platinum-ring.jpg',
    width: 1200,
    height: 1500,
    alt: 'Platinum engagement ring with an emerald-cut diamond on a soft gray ground',
    product: 'emerald-cut-bridal-ring',
    area: { 2: at(2, 34, 20), 3: at(3, 18, 20), 4: at(2, 14, 20) },
  },
  {
    place: 'home-gallery-7',
    src: '/media/gallery/emerald-earring.jpg',
    width: 1200,
    height: 1500,
    alt: 'Pair of emerald drop earrings with diamond halos in yellow gold',
    product: 'emerald-drop-earrings',
    area: { 2: at(1, 51, 20), 3: at(1, 34, 20), 4: at(3, 18, 20) },
  },
  {
    place: 'home-gallery-8',
    src: '/media/gallery/pearl-bracelet.jpg',
    width: 1200,
    height: 1200,
    alt: 'Pearl bracelet with gold spacers on a warm ground',
    product: 'pearl-bracelet',
    area: { 2: at(2, 54, 13), 3: at(2, 34, 13), 4: at(4, 21, 13) },
  },
  {
    place: 'home-gallery-9',
    src: '/media/gallery/sapphire-ring.jpg',
    width: 1200,
    height: 1200,
    alt: 'Oval sapphire ring with a diamond halo and pavé shank in white gold',
    product: 'ceylon-sapphire-halo',
    area: { 2: at(1, 71, 17), 3: at(3, 38, 16), 4: at(1, 34, 17) },
  },
  {
    place: 'home-gallery-10',
    src: '/media/gallery/gold-band.jpg',
    width: 1200,
    height: 1200,
    alt: 'Polished yellow gold wedding band on an ivory ground',
    product: 'plain-gold-band',
    area: { 2: at(2, 67, 17), 3: at(2, 47, 20), 4: at(2, 34, 17) },
  },
  {
    place: 'home-gallery-11',
    src: '/media/gallery/gems-bracelet.jpg',
    width: 1200,
    height: 900,
    alt: 'Bracelet set with sapphires, emeralds, rubies and diamonds',
    product: 'four-gem-bracelet',
    area: { 2: at(1, 88, 13), 3: at(1, 54, 13), 4: at(3, 38, 13) },
  },
  {
    place: 'home-gallery-12',
    src: '/media/gallery/pearl-earrings.jpg',
    width: 1200,
    height: 1500,
    alt: 'Pair of pearl drop earrings with diamonds in yellow gold, dark ground',
    product: 'pearl-and-diamond-drops',
    area: { 2: at(2, 84, 17), 3: at(3, 54, 13), 4: at(4, 34, 17) },
  },
];
