/** The only widths picture variants are made in (`/images/<width>/<path>`), in pixels. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Where the subject of a picture lies, for frames that crop it; positions as in CSS `object-position`. */
export interface PictureFocus {
  readonly at: string;
  /** In the frame of a hero from 768 px on, where the text stands at the left; `at` where left out. */
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
