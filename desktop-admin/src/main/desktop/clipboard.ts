import { ClipboardItem, clipboard, nativeImage } from 'electron';
import { pngSize } from './png-size.ts';

/**
 * Maximum number of pixels of a picture: decoded, each takes four bytes of memory, here and once more in the
 * clipboard.
 */
const MAX_PIXELS = 60_000_000;

export const copyText = (text: string): Promise<void> => clipboard.writeText(text);

/**
 * Writes a picture to the clipboard as a bitmap. Rejects if the bytes are not a PNG, or if it is too large:
 * its size is read from the header before anything is decoded.
 */
export const copyPicture = async (png: Uint8Array<ArrayBuffer>): Promise<void> => {
  const size = pngSize(png);
  if (size === undefined) throw new Error('This is not a picture.');
  if (size.width * size.height > MAX_PIXELS) throw new Error('This picture is too large.');
  // The clipboard would accept bytes that cannot be decoded, and be empty afterwards.
  if (nativeImage.createFromBuffer(Buffer.from(png)).isEmpty()) throw new Error('This is not a picture.');
  await clipboard.write([new ClipboardItem({ 'image/png': new Blob([png], { type: 'image/png' }) })]);
};
