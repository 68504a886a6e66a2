import { join } from 'node:path';
import type { Logger } from 'pino';
import { VisibleFolder } from './files/visible-file.ts';
import { createPictureLimit, ImageVariants } from './images/image-variants.ts';
import { PictureSizes } from './images/picture-sizes.ts';
import { SizeStore } from './images/size-store.ts';

/**
 * Access to the content of the media folder. One instance of each per server, so that the limits for a
 * hanging drive and for work on pictures apply to the whole server.
 */
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
