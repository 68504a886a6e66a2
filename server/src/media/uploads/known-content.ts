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

/**
 * Where the media folder has an upload's content already, below it: as it was sent, or without its private metadata.
 * Files of its size are read, which other content hardly ever has.
 */
export const findKnownContent = async (
  { file, size, sent }: Arrived,
  folder: Pick<VisibleFolder, 'find'>,
  { entries }: Pick<MediaIndex, 'entries'>,
): Promise<string | undefined> => {
  const same = entries.filter((entry) => entry.size === size);
  if (same.length === 0) return undefined;
  const hashes = [sent, await hashFile(file)];
  for (const { path } of same) {
    // What cannot be read, or has gone, does not prevent an upload.
    const found = await folder.find(encodePath(path)).catch(() => undefined);
    const hash = found && (await hashFile(found.file).catch(() => undefined));
    if (hash !== undefined && hashes.includes(hash)) return path;
  }
  return undefined;
};
