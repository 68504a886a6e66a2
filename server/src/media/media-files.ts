import type { Logger } from 'pino';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { VisibleFolder } from './files/visible-file.ts';
import { createPictureLimit, ImageVariants } from './images/image-variants.ts';

/**
 * Access to the content of the media folder. One instance of each per server, so that the limits for a
 * hanging drive and for work on pictures apply to the whole server.
 */
export interface MediaFiles {
  readonly folder: VisibleFolder;
  readonly variants: ImageVariants;
  /** Of all work on pictures. */
  readonly limit: ConcurrencyLimit;
}

export const openMediaFiles = (
  { mediaDir, dataDir }: { readonly mediaDir: string; readonly dataDir: string },
  log: Pick<Logger, 'info' | 'warn'>,
): MediaFiles => {
  const folder = new VisibleFolder(mediaDir, log);
  const limit = createPictureLimit();
  return { folder, variants: new ImageVariants({ dataDir, log, limit }), limit };
};
