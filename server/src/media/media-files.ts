import { join } from 'node:path';
import type { Logger } from 'pino';
import { createPictureLimit, ImageVariants } from './image-variants.ts';
import { PictureSizes } from './picture-sizes.ts';
import { SizeStore } from './size-store.ts';
import { VisibleFolder } from './visible-file.ts';

/** Contents of the media folder. One of each a server: a drive that hangs, and work on pictures, are bounded together. */
export interface MediaFiles {
  readonly folder: VisibleFolder;
  readonly variants: ImageVariants;
  readonly sizes: PictureSizes;
}

export const openMediaFiles = (
  { mediaDir, dataDir }: { readonly mediaDir: string; readonly dataDir: string },
  log: Pick<Logger, 'info' | 'warn'>,
): MediaFiles => {
  const folder = new VisibleFolder(mediaDir, log);
  const limit = createPictureLimit();
  const store = new SizeStore(join(dataDir, 'images', 'sizes.txt'), log);
  return {
    folder,
    variants: new ImageVariants({ dataDir, log, limit }),
    sizes: new PictureSizes({ folder, store, limit }),
  };
};
