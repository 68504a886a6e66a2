import { clipboard, nativeImage } from 'electron';

export const copyText = (text: string): void => clipboard.writeText(text);

/** Puts a picture on the clipboard as a bitmap. Throws on bytes that are no picture. */
export const copyPicture = (png: Uint8Array): void => {
  const picture = nativeImage.createFromBuffer(Buffer.from(png));
  if (picture.isEmpty()) throw new Error('This is no picture.');
  clipboard.writeImage(picture);
};
