import type { SitePicture } from '@jeweler/core/business';

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

export const homeFilm: SiteFilm = {
  place: 'home-film',
  src: '/media/videos/hero.mp4',
  av1: '/media/videos/hero-av1.mp4',
  poster: {
    place: 'home-film-still',
    src: '/media/videos/hero-poster.jpg',
    width: 1920,
    height: 1080,
    alt: 'Diamond solitaire ring in yellow gold on a dark ground',
    focus: { at: '75% 18%', inHero: '0% 5%', widen: 1.12 },
  },
};

export const contactFilm: SiteFilm = {
  place: 'contact-film',
  src: '/media/videos/contact.mp4',
  av1: '/media/videos/contact-av1.mp4',
  poster: {
    place: 'contact-film-still',
    src: '/media/videos/contact-poster.jpg',
    width: 1920,
    height: 1080,
    alt: 'Pearl strand with a rose gold halo ring, a yellow gold band and a diamond band on a dark ground',
    focus: { at: '97% 10%', inHero: '0% 5%' },
  },
};

export const craftsmanshipFilm: SiteFilm = {
  place: 'craftsmanship-film',
  src: '/media/videos/craftsmanship.mp4',
  av1: '/media/videos/craftsmanship-av1.mp4',
  poster: {
    place: 'craftsmanship-film-still',
    src: '/media/videos/craftsmanship-poster.jpg',
    width: 1920,
    height: 1080,
    alt: 'Jeweler’s bench with a ring, loose stones and hand tools',
    focus: { at: '60% 5%', inHero: '20% 3%', widen: 1.22 },
  },
};
