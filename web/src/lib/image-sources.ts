import { pictureWidths } from '@jeweler/core/business';

const variant = (src: string, width: number) => `/images/${width}/${src.slice('/media/'.length)}`;

/**
 * `srcset` of a picture in the media folder: WebP variants up to the first one that reaches the original's
 * width. Undefined for a picture elsewhere (absolute https), which has no variants.
 */
export const toSrcSet = (src: string, originalWidth: number): string | undefined => {
  if (!src.startsWith('/media/')) return undefined;
  const reaching = pictureWidths.findIndex((width) => width >= originalWidth);
  const widths = reaching === -1 ? pictureWidths : pictureWidths.slice(0, reaching + 1);
  return widths.map((width) => `${variant(src, width)} ${Math.min(width, originalWidth)}w`).join(', ');
};

/** A single variant for browsers without srcset; the original for a picture elsewhere. */
export const getFallbackSource = (src: string): string =>
  src.startsWith('/media/') ? variant(src, 960) : src;

/** The largest variant, which is never larger than the original; the original for a picture elsewhere. */
export const getLargestSource = (src: string): string =>
  src.startsWith('/media/') ? variant(src, 1920) : src;
