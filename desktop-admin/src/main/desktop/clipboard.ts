import { clipboard, nativeImage } from 'electron';
import { pngSize } from './png-size.ts';

/** Maximum number of pixels of a picture: decoded, each takes four bytes of memory. */
const MAX_PIXELS = 120_000_000;

export const copyText = (text: string): void => clipboard.writeText(text);

/**
 * Writes a picture to the clipboard as a bitmap. Throws if the bytes are not a PNG, or if it is too large:
 * its size is read from the header before anything is decoded.
 */
export const copyPicture = (png: Uint8Array): void => {
  const size = pngSize(png);
  if (size === undefined) throw new Error('This is no picture.');
  if (size.width * size.height > MAX_PIXELS) throw new Error('This picture is too large.');
  const picture = nativeImage.createFromBuffer(Buffer.from(png));
  if (picture.isEmpty()) throw new Error('This is no picture.');
  clipboard.writeImage(picture);
};
