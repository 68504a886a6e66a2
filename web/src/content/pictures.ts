import type { PictureFocus, SitePicture } from '@jeweler/core/business';

/** The photographs of finished pieces, all 1200 pixels wide: height, and what is seen. */
const gallery = {
  'gold-rings': [1500, 'Stack of plain gold rings in yellow, rose and white gold with one standing behind'],
  'diamond-bracelet': [900, 'Diamond tennis bracelet in white gold, curved on a dark surface'],
  'diamond-ring': [1200, 'Round brilliant diamond solitaire on a yellow gold band, dark studio'],
  'sapphire-pendant': [1500, 'Oval sapphire pendant with a diamond halo, dark ground'],
  'emerald-ring': [900, 'Emerald-cut emerald ring with a diamond halo in yellow gold on an ivory ground'],
  'platinum-ring': [1500, 'Platinum engagement ring with an emerald-cut diamond on a soft gray ground'],
  'emerald-earring': [1500, 'Pair of emerald drop earrings with diamond halos in yellow gold'],
  'pearl-bracelet': [1200, 'Pearl bracelet with gold spacers on a warm ground'],
  'sapphire-ring': [1200, 'Oval sapphire ring with a diamond halo and pavé shank in white gold'],
  'gold-band': [1200, 'Polished yellow gold wedding band on an ivory ground'],
  'gems-bracelet': [900, 'Bracelet set with sapphires, emeralds, rubies and diamonds'],
  'pearl-earrings': [1500, 'Pair of pearl drop earrings with diamonds in yellow gold, dark ground'],
} as const satisfies Record<string, readonly [number, string]>;

/** The photographs of the work at the bench, all in 4:3: width, and what is seen. */
const services = {
  'ring-sizing-1': [1600, 'Yellow gold ring on a tapered steel ring mandrel'],
  'ring-sizing-2': [800, 'Row of gold bands in growing sizes'],
  'ring-sizing-3': [1200, 'Nested gold, rose gold and white gold bands of growing size seen from above'],
  'stone-setting-1': [1200, 'Empty four-prong gold ring setting beside loose round diamonds'],
  'stone-setting-2': [1200, 'Close view of the prongs holding a round diamond'],
  'stone-setting-3': [1200, 'Tweezers holding a diamond above a halo ring setting'],
  'chains-1': [800, 'Close view of yellow gold cable chain links'],
  'chains-2': [800, 'Lobster clasp on a yellow gold chain'],
  'chains-3': [1200, 'Three gold chains in yellow, rose and white gold'],
  'earrings-1': [800, 'Pair of gold hoop earrings with small diamonds'],
  'earrings-2': [1200, 'Pair of round diamond stud earrings, dark ground'],
  'earrings-3': [800, 'Pair of pearl and diamond drop earrings'],
  'additional-1': [800, 'Strand of white pearls on a dark reflective surface'],
  'additional-2': [1200, 'White gold band with an engraved leaf pattern and milgrain edges'],
  'additional-3': [1600, 'Polished yellow gold ring beside a felt polishing wheel'],
} as const satisfies Record<string, readonly [number, string]>;

/** Pictures at one place of the site; `ownAlt` says what matters of one there. */
export const galleryPicture = (
  place: string,
  file: keyof typeof gallery,
  focus?: PictureFocus,
  ownAlt?: string,
): SitePicture => {
  const [height, alt] = gallery[file];
  return { place, src: `/media/gallery/${file}.jpg`, width: 1200, height, alt: ownAlt ?? alt, focus };
};

export const servicePicture = (
  place: string,
  file: keyof typeof services,
  focus?: PictureFocus,
  ownAlt?: string,
): SitePicture => {
  const [width, alt] = services[file];
  const height = (width * 3) / 4;
  return { place, src: `/media/services/${file}.jpg`, width, height, alt: ownAlt ?? alt, focus };
};

/** Products are photographed square. */
export const productPicture = (place: string, file: string, alt: string): SitePicture => ({
  place,
  src: `/media/products/${file}.jpg`,
  width: 1600,
  height: 1600,
  alt,
});

/** Of two pages. */
export const accessibilityHero = servicePicture('accessibility-hero', 'earrings-2', {
  at: '50% 40%',
  inHero: '50% 42%',
  widen: 0.66,
});
