import type { pictureWidths } from '@jeweler/core/business';
import type { MediaFile } from '@jeweler/core/schemas';

type PictureWidth = (typeof pictureWidths)[number];

/** Root-relative URL of a picture of the media folder as WebP, at most `width` pixels wide. */
export const variantAddress = (publicUrl: string, width: PictureWidth): string =>
  `/images/${width}/${publicUrl.slice('/media/'.length)}`;

/**
 * The URL of a variant of a listed file. A file that is replaced under the same name gets another URL, so
 * that no window keeps showing the old picture.
 */
export const fileVariantAddress = (
  { publicUrl, lastModified, size }: MediaFile,
  width: PictureWidth,
): string =>
  `${variantAddress(publicUrl, width)}?v=${Date.parse(lastModified).toString(36)}-${size.toString(36)}`;

/** Widths of a thumbnail on standard and on high-density screens. */
const widths = { grid: [320, 640], list: [160, 160] } as const;

/** `src` and `srcset` of a file's thumbnail. */
export const thumbnailSources = (
  file: MediaFile,
  layout: 'grid' | 'list',
): { src: string; srcset: string } => {
  const [ordinary, dense] = widths[layout];
  const src = fileVariantAddress(file, ordinary);
  return { src, srcset: `${src} 1x, ${fileVariantAddress(file, dense)} 2x` };
};
