import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import { DriveAccess } from './files/drive-access.ts';
import { VisibleFolder } from './files/visible-file.ts';
import { ImageVariants } from './images/image-variants.ts';

/** A page requests a few dozen pictures: this many waiting is a flood. */
const MAX_WAITING_PICTURES = 1000;

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
  /** Of all work on pictures: one core is left for requests, and a flood is rejected. */
  const limit = new ConcurrencyLimit({
    concurrency: Math.min(4, Math.max(1, availableParallelism() - 1)),
    waiting: MAX_WAITING_PICTURES,
  });
  return { folder, drive, variants: new ImageVariants({ dataDir, folder, log, limit }), limit };
};
