/** The only widths of picture variants (`/images/<width>/<path>`), in pixels. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/**
 * Pieces are photographed as squares of at least so many pixels: so large does the product's page show the first
 * picture and the second view. Smaller ones are enlarged, and blurred.
 */
export const productPicturePixels = 1000;

/** Position of a picture's subject, for frames that crop it; values as in CSS `object-position`. */
export interface PictureFocus {
  readonly at: string;
  /** Position in a hero from 768 px on, where the text is on the left; defaults to `at`. */
  readonly inHero?: string;
  /**
   * Factor by which heroes from 768 px on widen the picture, which moves the subject to the right; below 1, the
   * picture covers only so much of the hero, at the right.
   */
  readonly widen?: number;
}

/** A picture of the media folder with its pixel size; `src` is root-relative (`/media/...`). */
export interface SitePicture {
  /** Of the site's own pages: where it is, `home-gallery-3`. The shop may show another one there. */
  readonly place?: string;
  readonly src: `/media/${string}`;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Defaults to the center. */
  readonly focus?: PictureFocus | undefined;
}

/** Fixed background picture behind the content of every page; decorative, so it has no alternative text. */
export const workshopBackground: SitePicture = {
  place: 'background',
  src: '/media/backgrounds/workshop-dark.jpg',
  width: 1920,
  height: 1200,
  alt: '',
  focus: { at: '45% 10%', inHero: '30% 10%', widen: 1.15 },
};

/** Open Graph picture of pages that have none of their own. */
export const sharedLinkPicture: SitePicture = {
  place: 'shared-link',
  src: '/media/social/og-default.jpg',
  width: 1200,
  height: 630,
  alt: 'Diamond solitaire in its open box, a gold band and a pavé band before it, on a dark ground',
};
