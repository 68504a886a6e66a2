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
/**
 * Beyond is a decompression bomb. The largest phone cameras take JPEGs of 200 megapixels, which are
 * made smaller while they are read; of the other formats every pixel has to fit into memory.
 */
const MAX_PIXELS = { jpeg: 210_000_000, other: 100_000_000 };
/** No picture of these sizes takes so long on any machine that serves a site; in seconds. */
const TIME_LIMIT = 30;
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
 *   210 million pixels (100 million where it is no JPEG)
 */
export const makeVariant = async (original: Buffer, width: VariantWidth): Promise<Buffer> => {
  try {
    const picture = sharp(original, { limitInputPixels: MAX_PIXELS.jpeg, failOn: 'error' });
    const { format, width: columns, height: rows } = await picture.metadata();
    if (!pictureFormats.has(format)) throw new NoPictureError(`content is ${format}`);
    if (format !== 'jpeg' && columns * rows > MAX_PIXELS.other) throw new NoPictureError('too many pixels');
    return await picture
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .timeout({ seconds: TIME_LIMIT })
      .toBuffer();
  } catch (error) {
    if (error instanceof NoPictureError) throw error;
    throw new NoPictureError('the picture cannot be read', { cause: error });
  }
};
