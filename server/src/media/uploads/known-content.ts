import { createHash } from 'node:crypto';
import { hashFile } from '../../hash-file.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import type { MediaIndex } from '../index/media-index.ts';
import { encodePath } from '../media-address.ts';

interface Arrived {
  /** Absolute path of the upload, from which private metadata have been removed: their length stays. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of what was sent. */
  readonly sent: string;
}

interface KnownContentDeps {
  readonly folder: Pick<VisibleFolder, 'open'>;
  readonly media: Pick<MediaIndex, 'entries'>;
}

/**
 * Where the media folder has an upload's content already, below it: as it was sent, or without its private metadata.
 * Files of its size are read, which other content hardly ever has.
 */
export const findKnownContent = async (
  { file, size, sent }: Arrived,
  { folder, media }: KnownContentDeps,
): Promise<string | undefined> => {
  const same = media.entries.filter((entry) => entry.size === size);
  if (same.length === 0) return undefined;
  const hashes = [sent, await hashFile(file)];
  for (const { path } of same) {
    // What cannot be read, or has gone, does not prevent an upload.
    const hash = await hashInFolder(path, folder).catch(() => undefined);
    if (hash !== undefined && hashes.includes(hash)) return path;
  }
  return undefined;
};

const hashInFolder = (path: string, folder: KnownContentDeps['folder']): Promise<string | undefined> =>
  folder.open(encodePath(path), async ({ stats }, read) => {
    const hash = createHash('sha256');
    for await (const chunk of read({ start: 0, end: stats.size - 1 })) hash.update(chunk);
    return hash.digest('hex');
  });
