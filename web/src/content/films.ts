import type { PictureFocus, SitePicture } from '@jeweler/core/business';

/** A silent, looping video and the still picture shown until it plays. */
export interface SiteFilm {
  /** As of a picture; the shop may show another film there. */
  readonly place: string;
  /** H.264, which every browser plays. */
  readonly src: `/media/${string}.mp4`;
  /** The same film as AV1 with ten bits per color, in far fewer bytes. */
  readonly av1: `/media/${string}.mp4`;
  readonly poster: SitePicture;
}

const film = (page: string, file: string, alt: string, focus: PictureFocus): SiteFilm => ({
  place: `${page}-film`,
  src: `/media/videos/${file}.mp4`,
  av1: `/media/videos/${file}-av1.mp4`,
  poster: {
    place: `${page}-film-still`,
    src: `/media/videos/${file}-poster.jpg`,
    width: 1920,
    height: 1080,
    alt,
    focus,
  },
});

export const homeFilm = film('home', 'hero', 'Diamond solitaire ring in yellow gold on a dark ground', {
  at: '75% 18%',
  inHero: '0% 5%',
  widen: 1.12,
});

export const contactFilm = film(
  'contact',
  'contact',
  'Pearl strand with a rose gold halo ring, a yellow gold band and a diamond band on a dark ground',
  { at: '97% 10%', inHero: '0% 5%' },
);

export const craftsmanshipFilm = film(
  'craftsmanship',
  'craftsmanship',
  'Jeweler’s bench with a ring, loose stones and hand tools',
  { at: '60% 5%', inHero: '20% 3%', widen: 1.22 },
);
