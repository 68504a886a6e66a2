import type { Logger } from 'pino';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { DriveAccess } from './files/drive-access.ts';
import { VisibleFolder } from './files/visible-file.ts';
import { createPictureLimit, ImageVariants } from './images/image-variants.ts';

/**
 * Access to the content of the media folder. One instance of each per server, so that the limits for a
 * hanging drive and for work on pictures apply to the whole server.
 */
export interface MediaFiles {
  readonly folder: VisibleFolder;
  readonly variants: ImageVariants;
  /** Of everything that reads or changes the folder. */
  readonly drive: DriveAccess;
  /** Of all work on pictures. */
  readonly limit: ConcurrencyLimit;
}

export const openMediaFiles = (
  { mediaDir, dataDir }: { readonly mediaDir: string; readonly dataDir: string },
  log: Pick<Logger, 'info' | 'warn'>,
): MediaFiles => {
  const drive = new DriveAccess(mediaDir, log);
  const folder = new VisibleFolder(mediaDir, drive);
  const limit = createPictureLimit();
  return { folder, drive, variants: new ImageVariants({ dataDir, log, limit }), limit };
};
