/** A frame of the website that crops a picture to its own proportions. */
export interface PictureFrame {
  /** Where it is, for staff. */
  readonly label: string;
  /** Width divided by height, about. */
  readonly ratio: number;
  /** The point that stays in view while nobody has chosen one, as in CSS. */
  readonly usual: string;
}

/** Headings of pages, on phones and on desktops. */
const hero = [
  { label: 'On a phone', ratio: 15 / 16, usual: '62% 12%' },
  { label: 'On a desktop', ratio: 12 / 5, usual: '62% 12%' },
] as const;

/** The frames of a piece's first picture and of others, as the site's styles have them. */
export const pictureFrames = {
  products: [
    { label: 'In lists, and on phones', ratio: 1, usual: '50% 50%' },
    { label: 'Its page on a tablet', ratio: 5 / 6, usual: '50% 20%' },
  ],
  collections: [
    { label: 'On the home page', ratio: 4 / 5, usual: '50% 50%' },
    { label: 'Its page on a phone', ratio: 15 / 16, usual: '62% 12%' },
    { label: 'Its page on a desktop', ratio: 12 / 5, usual: '62% 12%' },
  ],
  'site-pictures': [
    { label: 'In a wide frame', ratio: 4 / 3, usual: '50% 50%' },
    { label: 'In an upright frame', ratio: 4 / 5, usual: '50% 50%' },
  ],
} as const satisfies Record<string, readonly PictureFrame[]>;

/** The frames of a place of the site's own pages. */
export const framesOfPlace = (place: string): readonly PictureFrame[] =>
  /-(?:hero|film-still)$/.test(place) ? hero : pictureFrames['site-pictures'];
