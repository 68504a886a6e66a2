/** The only widths picture variants are made in (`/images/<width>/<path>`), in pixels. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Where the subject of a picture lies, for frames that crop it; positions as in CSS `object-position`. */
export interface PictureFocus {
  readonly at: string;
  /** In the frame of a hero from 768 px on, where the words stand at the left; `at` where left out. */
  readonly inHero?: string;
  /** Heroes from 768 px on draw it this much wider than themselves, which moves the subject to the right. */
  readonly widen?: number;
}

/** A picture of the media folder with its pixel size; `src` is root-relative (`/media/...`). */
export interface SitePicture {
  readonly src: `/media/${string}`;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The middle where left out. */
  readonly focus?: PictureFocus;
}

/** A silent, looping film and the still picture that stands in for it until it plays. */
export interface SiteFilm {
  readonly src: `/media/${string}.mp4`;
  readonly poster: SitePicture;
}

/** Fixed picture behind the sheets of every page; decorative, so it has no alternative text. */
export const workshopBackground: SitePicture = {
  src: '/media/backgrounds/workshop-dark.jpg',
  width: 1920,
  height: 1200,
  alt: '',
  focus: { at: '45% 10%', inHero: '30% 10%', widen: 1.15 },
};

/** Open Graph picture of pages that have none of their own. */
export const sharedLinkPicture: SitePicture = {
  src: '/media/social/og-default.jpg',
  width: 1200,
  height: 630,
  alt: 'Halo engagement ring with pavé bands and pearls on a dark ground',
};

export const homeFilm: SiteFilm = {
  src: '/media/videos/hero.mp4',
  poster: {
    src: '/media/videos/hero-poster.jpg',
    width: 1280,
    height: 720,
    alt: 'Diamond solitaire ring in yellow gold on a dark ground',
    focus: { at: '75% 18%', inHero: '0% 5%', widen: 1.12 },
  },
};

export const contactFilm: SiteFilm = {
  src: '/media/videos/contact.mp4',
  poster: {
    src: '/media/videos/contact-poster.jpg',
    width: 1280,
    height: 720,
    alt: 'Pearl strand with a rose gold halo ring, a yellow gold band and a diamond band on a dark ground',
    focus: { at: '97% 10%', inHero: '0% 5%' },
  },
};

export const craftsmanshipFilm: SiteFilm = {
  src: '/media/videos/craftsmanship.mp4',
  poster: {
    src: '/media/videos/craftsmanship-poster.jpg',
    width: 1280,
    height: 720,
    alt: 'Jeweler’s bench with a ring, loose stones and hand tools',
    focus: { at: '60% 5%', inHero: '20% 3%', widen: 1.22 },
  },
};

/** Wide pictures of the sample collections, also used by the navigation panels. */
export const collectionPictures = {
  bridal: {
    src: '/media/collections/bridal.jpg',
    width: 1600,
    height: 900,
    alt: 'Bridal collection: halo engagement ring with matching pavé bands and pearls',
    focus: { at: '73% 5%', inHero: '100% 5%', widen: 1.08 },
  },
  heritage: {
    src: '/media/collections/heritage.jpg',
    width: 1600,
    height: 900,
    alt: 'Heritage collection: vintage-style ring and gold signet ring with pearls and a gold chain on dark wood',
    focus: { at: '56% 8%', inHero: '100% 8%' },
  },
  ocean: {
    src: '/media/collections/ocean.jpg',
    width: 1600,
    height: 900,
    alt: 'Ocean collection: blue sapphire halo ring with loose sapphires and aquamarines on dark blue',
    focus: { at: '71% 4%', inHero: '20% 4%', widen: 1.2 },
  },
  sunset: {
    src: '/media/collections/sunset.jpg',
    width: 1600,
    height: 900,
    alt: 'Sunset collection: rose gold rings with morganite and citrine and loose warm gemstones',
    focus: { at: '80% 0%', inHero: '100% 0%' },
  },
} as const satisfies Record<string, SitePicture>;

/** Focus of a picture that the catalogue names by its address: a sample collection's. */
export const focusOfCollection = (src: string): PictureFocus | undefined =>
  Object.values<SitePicture>(collectionPictures).find((picture) => picture.src === src)?.focus;
