import { pictureWidths } from '@jeweler/core/business';
import type { PixelSize } from '@jeweler/core/schemas';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** Width of a variant in pixels; smaller originals keep their own width. */
export type VariantWidth = (typeof pictureWidths)[number];

export const isVariantWidth = (width: number): width is VariantWidth =>
  pictureWidths.some((known) => known === width);

/**
 * How a picture is shown elsewhere when a page is shared: as messengers and networks want it, which read few formats and
 * shorten the wait for large ones. A JPEG of 1200 x 630: a wide picture is cut to where there is most to see; a square or
 * upright one, as pieces are photographed, is whole, on its own ground.
 */
export const PREVIEW = 'preview';
/**
 * A photo that a visitor has sent, as staff see it: a JPEG of at most 2560 pixels on the longer side, enough to see a prong,
 * with few enough bytes for a database.
 */
export const PHOTO = 'photo';

export type VariantForm = VariantWidth | typeof PREVIEW;
const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
const PREVIEW_QUALITY = 82;
const PHOTO_SIDE = 2560;
const PHOTO_QUALITY = 85;
/** Width to height below which a picture is not cut: it would lose more than a third of its height. */
const WHOLE_BELOW = 1.27;
/** Makes a soft ground of edges that are not plain. In pixels. */
const GROUND_BLUR = 10;

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
const photoFormats = new Set([...pictureFormats, 'heif']);
/**
 * The cameras with most pixels, but for a few of medium format, have 61 million. Decoding takes up to 6 bytes for
 * each in the worst of the usual formats, a progressive JPEG with full color.
 */
const MAX_PIXELS = 64_000_000;
/** Pictures with more pixels are decoded one at a time: a machine of 1 GB also has to serve visitors. */
const LARGE_PIXELS = 16_000_000;
const oneAtATime = pLimit(1);
/** Larger than any photograph; originals are read into memory, a few at a time. In bytes. */
export const MAX_ORIGINAL_BYTES = 128 * 1024 * 1024;
/** No picture within the limits takes this long on any machine that can serve a site. */
const TIMEOUT_SECONDS = 30;
/**
 * AVIF of the same quality has 18 to 27 % fewer bytes, for ten times the processor time (.7 to 1.1 s instead of .07),
 * which the smallest machines would take from serving visitors, and a second set of addresses.
 */
const WEBP_QUALITY = 78;
/** The largest height and width that WebP can have, in pixels. */
const MAX_WEBP_SIDE = 16_383;
/** The first bytes of the formats; those of WebP follow the length of the file. */
const SIGNATURE = /^(?:\xff\xd8|\x89PNG|GIF8|RIFF....WEBP)/s;
/** The marker before the pixels of a JPEG: from what comes earlier, only a grey area could be shown. */
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** Limits are checked here; damaged pictures are shown as far as browsers show them. */
const READING = { limitInputPixels: false, failOn: 'none' } as const;

// One thread per picture: the server makes several at a time, and leaves one core for requests.
sharp.concurrency(1);
// No picture is decoded twice in a row, and on Windows open files could not be replaced.
sharp.cache(false);

export const isPictureName = (name: string): boolean => PICTURE_NAME.test(name);

/**
 * Checks a picture before all of it is read.
 * @param start the file, or its beginning; if its header is longer, nothing can be said yet
 * @throws NoPictureError, PictureTooLargeError as `makeVariant` does
 */
export const checkPictureStart = async (start: Buffer): Promise<void> => {
  if (!SIGNATURE.test(start.toString('latin1', 0, 12))) throw new NoPictureError('content is no picture');
  const metadata = await sharp(start, READING)
    .metadata()
    .catch(() => undefined);
  if (metadata) checkedPixels(metadata);
};

const toWebp = (picture: Sharp, width: VariantWidth): Sharp =>
  picture
    .resize({ width, height: MAX_WEBP_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY });

/** Between strips that continue the left and the right edge of the picture, until both sides are as wide as asked. */
const onOwnGround = async (picture: Sharp): Promise<Sharp> => {
  const { width, height } = PREVIEW_SIZE;
  const whole = picture.resize({ width, height, fit: 'inside' }).flatten({ background: '#fff' });
  const { data: input, info } = await timed(whole.png({ compressionLevel: 0 })).toBuffer({
    resolveWithObject: true,
  });
  const left = Math.floor((width - info.width) / 2);
  return sharp(input)
    .extend({ left, right: width - info.width - left, extendWith: 'copy' })
    .blur(GROUND_BLUR)
    .composite([{ input, left, top: 0 }]);
};

const toPreview = async (picture: Sharp, { autoOrient }: Metadata): Promise<Sharp> => {
  const isWhole = autoOrient.width < WHOLE_BELOW * autoOrient.height;
  const filled = isWhole
    ? await onOwnGround(picture)
    : picture
        .resize({ ...PREVIEW_SIZE, fit: 'cover', position: sharp.strategy.attention })
        .flatten({ background: '#fff' });
  return filled.jpeg({ quality: PREVIEW_QUALITY, mozjpeg: true });
};

const toPhoto = (picture: Sharp): Sharp =>
  picture
    .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: PHOTO_QUALITY, mozjpeg: true });

const timed = (picture: Sharp): Sharp => picture.timeout({ seconds: TIMEOUT_SECONDS });

/**
 * A picture as WebP in sRGB, rotated by its EXIF orientation, at most `width` pixels wide, never enlarged; of
 * an animation only the first frame; of a damaged picture what can be shown. One that would be higher than
 * WebP allows is made narrower. As `preview` a JPEG of 1200 x 630, enlarged if need be.
 * @throws NoPictureError when the content is not a JPEG, PNG, GIF or WebP (a `photo`: an AVIF either), or nothing
 * of it can be shown; PictureTooLargeError when it has more than 64 million pixels
 */
export const makeVariant = async (original: Buffer, form: VariantForm | typeof PHOTO): Promise<Buffer> => {
  try {
    const picture = sharp(original, READING).autoOrient();
    const metadata = await picture.metadata();
    const pixels = checkedPixels(metadata, form === PHOTO ? photoFormats : pictureFormats);
    if (metadata.format === 'jpeg' && !original.includes(START_OF_SCAN))
      throw new NoPictureError('the file ends before the picture begins');
    // With 16 bits a channel sharp does not convert from the picture's own colour profile.
    if (metadata.depth === 'ushort' && metadata.icc) picture.withIccProfile('srgb', { attach: false });
    const make = async () => {
      if (form === PREVIEW) return timed(await toPreview(picture, metadata)).toBuffer();
      return timed(form === PHOTO ? toPhoto(picture) : toWebp(picture, form)).toBuffer();
    };
    return pixels > LARGE_PIXELS ? await oneAtATime(make) : await make();
  } catch (error) {
    if (error instanceof NoPictureError) throw error;
    throw new NoPictureError('the picture cannot be read', { cause: error });
  }
};

/**
 * Width and height of a picture as displayed, rotated by its EXIF orientation, read from its header; works
 * for pictures that are too large to be decoded, too.
 * @throws NoPictureError when it is not a picture, or is damaged
 */
export const pictureSize = async (file: string): Promise<PixelSize> => {
  const { format, autoOrient } = await readHeader(file);
  if (!pictureFormats.has(format)) throw new NoPictureError(`content is ${format}`);
  return { width: autoOrient.width, height: autoOrient.height };
};

/**
 * Checks a file by its header alone, whatever its size.
 * @throws NoPictureError, PictureTooLargeError as `makeVariant` does
 */
export const checkPictureFile = async (file: string): Promise<void> => {
  checkedPixels(await readHeader(file));
};

const readHeader = async (file: string): Promise<Metadata> => {
  try {
    return await sharp(file, READING).metadata();
  } catch (cause) {
    throw new NoPictureError('the picture cannot be read', { cause });
  }
};

/** The picture's number of pixels, from its header alone. */
const checkedPixels = ({ format, width, height }: Metadata, formats = pictureFormats): number => {
  if (!formats.has(format)) throw new NoPictureError(`content is ${format}`);
  if (width * height > MAX_PIXELS) throw new PictureTooLargeError(`it has ${width} x ${height} pixels`);
  return width * height;
};
