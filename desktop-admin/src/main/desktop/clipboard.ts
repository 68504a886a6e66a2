import { clipboard, nativeImage } from 'electron';
import { pngSize } from './png-size.ts';

/** Most pixels of a picture: decoded, each needs four bytes of this program's memory. */
const MOST_PIXELS = 120_000_000;

export const copyText = (text: string): void => clipboard.writeText(text);

/**
 * Puts a picture on the clipboard as a bitmap. Throws on bytes that are no PNG, and on one that is
 * larger than the memory it may have: its header says so before anything is decoded.
 */
export const copyPicture = (png: Uint8Array): void => {
  const size = pngSize(png);
  if (size === undefined) throw new Error('This is no picture.');
  if (size.width * size.height > MOST_PIXELS) throw new Error('This picture is too large.');
  const picture = nativeImage.createFromBuffer(Buffer.from(png));
  if (picture.isEmpty()) throw new Error('This is no picture.');
  clipboard.writeImage(picture);
};
