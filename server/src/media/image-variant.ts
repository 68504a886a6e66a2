import { pictureWidths } from '@jeweler/core/business';
import type { PixelSize } from '@jeweler/core/schemas';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { decodingMemory } from './picture-memory.ts';

/** Width of a variant in pixels; smaller originals keep their own width. */
export type VariantWidth = (typeof pictureWidths)[number];

export const isVariantWidth = (width: number): width is VariantWidth =>
  pictureWidths.some((known) => known === width);

/** The file does not contain a picture, or one that cannot be decoded. */
export class NoPictureError extends Error {
  override readonly name: string = 'NoPictureError';
}

/** The picture is valid, but decoding it would take more memory than the server allows for one. */
export class PictureTooLargeError extends NoPictureError {
  override readonly name = 'PictureTooLargeError';
}

const PICTURE_NAME = /\.(?:jpe?g|png|gif|webp)$/i;
/** Detected from the content, so that uploaded files cannot reach librsvg and other decoders behind sharp. */
const pictureFormats = new Set(['jpeg', 'png', 'gif', 'webp']);
/** Anything larger is a decompression bomb, or from a camera that no shop uses for its site. */
const MAX_PIXELS = 100_000_000;
/** Memory for decoding one picture, in bytes: a machine of 1 GB has to manage it while it serves visitors. */
const MAX_MEMORY = 256 * 1024 * 1024;
/** Pictures that take more memory than this, in bytes, are decoded one at a time. */
const LARGE = 64 * 1024 * 1024;
const oneAtATime = pLimit(1);
/**
 * Time limit in seconds: no picture within the limits takes this long on any machine that can serve a site.
 */
const TIME_LIMIT = 30;
const WEBP_QUALITY = 78;

// One thread per picture: the server makes several at a time, and leaves one core for requests.
sharp.concurrency(1);
// No picture is decoded twice in a row, and on Windows open files could not be replaced.
sharp.cache(false);

export const isPictureName = (name: string): boolean => PICTURE_NAME.test(name);

/**
 * A picture as WebP, rotated by its EXIF orientation, at most `width` pixels wide, never enlarged; of an
 * animation only the first frame.
 * @throws NoPictureError when the content is not a JPEG, PNG, GIF or WebP, or is damaged;
 * PictureTooLargeError when it has more than 100 million pixels or decoding it would take more than 256 MB
 */
export const makeVariant = async (original: Buffer, width: VariantWidth): Promise<Buffer> => {
  try {
    const picture = sharp(original, { limitInputPixels: false, failOn: 'error' });
    const memory = await checkedMemory(original, picture);
    const make = () =>
      picture
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        .timeout({ seconds: TIME_LIMIT })
        .toBuffer();
    return memory > LARGE ? await oneAtATime(make) : await make();
  } catch (error) {
    if (error instanceof NoPictureError) throw error;
    throw new NoPictureError('the picture cannot be read', { cause: error });
  }
};

/**
 * Width and height of a picture as displayed, rotated by its EXIF orientation, read from its header; works
 * for pictures that are too large to be decoded, too.
 * @param start the file, or enough of its beginning to contain the header
 * @throws NoPictureError when it is not a picture, is damaged, or `start` is too short
 */
export const pictureSize = async (start: Buffer): Promise<PixelSize> => {
  try {
    const metadata = await sharp(start, { limitInputPixels: false, failOn: 'none' }).metadata();
    if (!pictureFormats.has(metadata.format)) throw new NoPictureError(`content is ${metadata.format}`);
    const { width, height } = metadata.autoOrient;
    return { width, height };
  } catch (error) {
    if (error instanceof NoPictureError) throw error;
    throw new NoPictureError('the size of the picture cannot be read', { cause: error });
  }
};

/** Memory that decoding takes, in bytes, determined from the header alone. */
const checkedMemory = async (original: Buffer, picture: Sharp): Promise<number> => {
  const metadata = await picture.metadata();
  const { format, width, height } = metadata;
  if (!pictureFormats.has(format)) throw new NoPictureError(`content is ${format}`);
  const memory = decodingMemory(original, metadata);
  if (width * height > MAX_PIXELS || memory > MAX_MEMORY) {
    const megabytes = Math.ceil(memory / 1024 / 1024);
    throw new PictureTooLargeError(
      `it has ${width} x ${height} pixels and decoding it would take ${megabytes} MB`,
    );
  }
  return memory;
};
