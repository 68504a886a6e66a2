import { LRUCache } from 'lru-cache';
import type { ReadSection, VisibleFile } from '../files/visible-file.ts';
import { applyPatches, type Patch } from './findings.ts';
import { parseAsync, UnreadableMetadataError } from './parser.ts';
import { privateMetadata } from './private-metadata.ts';

/** Patches that are kept, of all files together: a few a file. */
const MAX_KEPT = 100_000;

/**
 * The content of files as visitors get it: without location, serial numbers and other metadata, of the same
 * length and with every other byte in its place. What has to be overwritten is found once for each state of a
 * file, which for a JPEG means reading all of it.
 */
export class PublicContent {
  readonly #known = new LRUCache<string, readonly Patch[] | 'refused'>({
    maxSize: MAX_KEPT,
    sizeCalculation: (patches) => 1 + patches.length,
  });

  readonly #inProgress = new Map<string, Promise<readonly Patch[] | 'refused'>>();

  /**
   * Returns how to read the file as visitors get it; undefined when its metadata cannot be told from the rest
   * of it, so that visitors must not get it.
   * @throws DriveBusyError, FileChangedError
   */
  async readerOf(file: VisibleFile, read: ReadSection): Promise<ReadSection | undefined> {
    const patches = await this.#patchesOf(file, read);
    if (patches === 'refused') return undefined;
    return patches.length === 0 ? read : (section) => patched(read(section), section.start, patches);
  }

  async #patchesOf(file: VisibleFile, read: ReadSection): Promise<readonly Patch[] | 'refused'> {
    const { size, mtimeMs, ctimeMs, ino } = file.stats;
    // A copy with the dates of another file has its own change time.
    const key = [file.relativePath, size, mtimeMs, ctimeMs, ino].join('\0');
    const known = this.#known.get(key);
    if (known) return known;
    const begun = this.#inProgress.get(key);
    if (begun) return begun;
    const finding = findPatches(file, read);
    this.#inProgress.set(key, finding);
    try {
      const patches = await finding;
      this.#known.set(key, patches);
      return patches;
    } finally {
      this.#inProgress.delete(key);
    }
  }
}

const findPatches = async (
  { file, stats: { size } }: VisibleFile,
  read: ReadSection,
): Promise<readonly Patch[] | 'refused'> => {
  const readAt = async (offset: number, length: number) => {
    const chunks: Buffer[] = [];
    for await (const chunk of read({ start: offset, end: offset + length - 1 })) chunks.push(chunk);
    return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
  };
  try {
    return (await parseAsync(privateMetadata(file, size), size, readAt)).patches;
  } catch (error) {
    // A number that leads beyond the end of what was read.
    if (error instanceof UnreadableMetadataError || error instanceof RangeError) return 'refused';
    throw error;
  }
};

async function* patched(
  chunks: AsyncGenerator<Buffer, void>,
  start: number,
  patches: readonly Patch[],
): AsyncGenerator<Buffer, void> {
  let position = start;
  for await (const chunk of chunks) {
    yield applyPatches(chunk, position, patches);
    position += chunk.length;
  }
}
