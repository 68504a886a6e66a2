import { pictureWidths } from '@jeweler/core/business';
import sharp from 'sharp';

/** Width of a variant in pixels; smaller originals keep their own. */
export type VariantWidth = (typeof pictureWidths)[number];

export const isVariantWidth = (width: number): width is VariantWidth =>
  pictureWidths.some((known) => known === width);

/** The file holds no picture, or one that cannot be read. */
export class NoPictureError extends Error {
  override readonly name = 'NoPictureError';
}

const PICTURE_NAME = /\.(?:jpe?g|png|gif|webp)$/i;
/** By content; librsvg and others behind sharp stay out of reach of uploaded files. */
const pictureFormats = new Set(['jpeg', 'png', 'gif', 'webp']);
/** The largest phone cameras take 200 megapixels; beyond is a decompression bomb. */
const MAX_PIXELS = 210_000_000;
const WEBP_QUALITY = 78;

// One thread a picture: the server makes several at a time, and leaves a core for answering.
sharp.concurrency(1);
// Nothing is made twice in a row, and open files could not be replaced on Windows.
sharp.cache(false);

export const isPictureName = (name: string): boolean => PICTURE_NAME.test(name);

/**
 * A picture as WebP, upright by its EXIF orientation, at most `width` pixels wide, never enlarged;
 * of an animation the first frame.
 * @throws NoPictureError when the content is no JPEG, PNG, GIF or WebP, is damaged, or has more than
 *   210 million pixels
 */
export const makeVariant = async (file: string, width: VariantWidth): Promise<Buffer> => {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!pictureFormats.has(format)) throw new NoPictureError(`content is ${format}`);
    return await picture
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof NoPictureError) throw error;
    throw new NoPictureError('the picture cannot be read', { cause: error });
  }
};
