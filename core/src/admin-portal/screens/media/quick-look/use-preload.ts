import { useEffect } from 'react';
import { fileVariantAddress } from '../../../shared/variant-address.ts';
import type { LibraryFile } from '../files/library-file.ts';

/** Preloads the pictures one step away, so that stepping shows them at once. */
export const usePreload = (neighbours: readonly (LibraryFile | undefined)[]): void => {
  const width = window.devicePixelRatio > 1 ? 1920 : 1280;
  const addresses = neighbours
    .filter((file) => file?.kind === 'image')
    .map((file) => (file ? fileVariantAddress(file, width) : ''))
    .join('\n');
  useEffect(() => {
    const images = addresses.split('\n').map((address) => Object.assign(new Image(), { src: address }));
    return () => {
      // Cancels unfinished requests in favor of the next ones.
      for (const image of images) image.src = '';
    };
  }, [addresses]);
};
