import type { LibraryFile } from '../files/library-file.ts';
import type { PixelSize } from './copy-texts.ts';

/** The clipboard opens for a few seconds after a click; sizes that take longer are left out. */
const PATIENCE = 2000;
const AT_ONCE = 6;

/**
 * Size in pixels of a picture of the server, read from the beginning of the file: the download ends
 * as soon as the browser knows it. Undefined for what is no picture, and when `signal` says enough.
 */
export const pictureSize = (address: string, signal: AbortSignal): Promise<PixelSize | undefined> =>
  new Promise((resolve) => {
    const image = new Image();
    const settle = () => {
      clearInterval(watch);
      signal.removeEventListener('abort', settle);
      const { naturalWidth: width, naturalHeight: height } = image;
      image.onload = image.onerror = null;
      image.src = '';
      resolve(width > 0 && height > 0 ? { width, height } : undefined);
    };
    const watch = setInterval(() => {
      if (image.naturalWidth > 0) settle();
    }, 20);
    signal.addEventListener('abort', settle);
    image.onload = settle;
    image.onerror = settle;
    image.src = address;
    if (signal.aborted) settle();
  });

/** Sizes by publicUrl, of as many of the pictures as can be had in two seconds. */
export const pictureSizes = async (
  files: readonly LibraryFile[],
  addressOf: (publicUrl: string) => string,
): Promise<ReadonlyMap<string, PixelSize>> => {
  const sizes = new Map<string, PixelSize>();
  const waiting = files.filter(({ kind }) => kind === 'image').values();
  const signal = AbortSignal.timeout(PATIENCE);
  const work = async () => {
    for (const { publicUrl } of waiting) {
      if (signal.aborted) return;
      const size = await pictureSize(addressOf(publicUrl), signal);
      if (size) sizes.set(publicUrl, size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sizes;
};
