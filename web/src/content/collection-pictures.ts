import type { PictureFocus, SitePicture } from '@jeweler/core/business';
import type { Collection } from '@jeweler/core/schemas';

/** Wide pictures of the sample collections, also used by the navigation panels. */
export const collectionPictures = {
  bridal: {
    src: '/media/collections/bridal.jpg',
    width: 1600,
    height: 900,
    alt: 'Bridal collection: diamond solitaire in its open box, a gold band and a pavé band before it',
    focus: { at: '65% 20%', inHero: '0% 22%', widen: 1.2 },
  },
  heritage: {
    src: '/media/collections/heritage.jpg',
    width: 1600,
    height: 900,
    alt: 'Heritage collection: gold signet ring beside a letter sealed with its star, a milgrain band and a chain on wood',
    focus: { at: '85% 40%', inHero: '100% 40%' },
  },
  ocean: {
    src: '/media/collections/ocean.jpg',
    width: 1600,
    height: 900,
    alt: 'Ocean collection: sapphire halo pendant and a strand of pearls on dark blue water',
    focus: { at: '67% 45%', inHero: '0% 35%', widen: 1.1 },
  },
  sunset: {
    src: '/media/collections/sunset.jpg',
    width: 1600,
    height: 900,
    alt: 'Sunset collection: rose gold rings with a ruby and a champagne diamond, and slim bands, in low evening light',
    focus: { at: '58% 0%', inHero: '0% 0%', widen: 1.2 },
  },
} as const satisfies Record<string, SitePicture>;

/** The point of a collection's picture that stays in view: chosen by staff, or known of the sample's pictures. */
export const focusOf = ({
  image_url,
  image_focus,
}: Pick<Collection, 'image_url' | 'image_focus'>): PictureFocus | undefined =>
  image_focus === undefined
    ? Object.values<SitePicture>(collectionPictures).find(({ src }) => src === image_url)?.focus
    : { at: image_focus };

/** A collection's picture, whose text stands beside it; collections are photographed in 16:9. */
export const pictureOf = (collection: Collection) => {
  const focus = focusOf(collection);
  return { src: collection.image_url, width: 1600, height: 900, alt: '', ...(focus ? { focus } : {}) };
};
