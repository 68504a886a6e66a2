import type { Logger } from 'pino';
import { DriveAccess } from './files/drive-access.ts';
import { VisibleFolder } from './files/visible-file.ts';
import { createPictureLimit, ImageVariants } from './images/image-variants.ts';

export type MediaFiles = ReturnType<typeof openMediaFiles>;

/**
 * Access to the content of the media folder. One instance of each per server, so that the limits for a
 * hanging drive and for work on pictures apply to the whole server.
 */
export const openMediaFiles = (
  { mediaDir, dataDir }: { readonly mediaDir: string; readonly dataDir: string },
  log: Pick<Logger, 'info' | 'warn'>,
) => {
  /** Of everything that reads or changes the folder. */
  const drive = new DriveAccess(mediaDir, log);
  const folder = new VisibleFolder(mediaDir, drive);
  /** Of all work on pictures. */
  const limit = createPictureLimit();
  return { folder, drive, variants: new ImageVariants({ dataDir, folder, log, limit }), limit };
};
