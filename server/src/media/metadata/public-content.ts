import { LRUCache } from 'lru-cache';
import { FileChangedError, type VisibleFile, type VisibleFolder } from '../files/visible-file.ts';
import { applyPatches, type Patch } from './findings.ts';
import { privateMetadata } from './private-metadata.ts';
import { type SourceFile, UnreadableMetadataError } from './section-reader.ts';

/** Patches that are kept, of all files together: a few a file. */
const MAX_KEPT = 100_000;

/** What to overwrite; 'refused' when the metadata of a file cannot be told from the rest of it. */
type Patches = readonly Patch[] | 'refused';

/** Overwrites the private parts of a chunk in place; `position` is that of its first byte in the file. */
export type EditChunk = (chunk: Buffer, position: number) => void;

/**
 * The content of files as visitors get it: without location, serial numbers and other metadata, of the same
 * length and with every other byte in its place. What has to be overwritten is found once for each state of a
 * file, which for a JPEG means reading all of it.
 */
export class PublicContent {
  readonly #folder: VisibleFolder;
  readonly #known = new LRUCache<string, Patches, string>({
    maxSize: MAX_KEPT,
    sizeCalculation: (patches) => 1 + patches.length,
    fetchMethod: (key, _stale, { context: path }) => this.#find(key, path),
    // What is found when others have taken its place is still right for whoever waits.
    ignoreFetchAbort: true,
  });

  constructor(folder: VisibleFolder) {
    this.#folder = folder;
  }

  /**
   * How to change the file while it is sent; undefined when it holds nothing private, 'refused' when visitors
   * must not get it.
   * @param path of the file, percent-encoded, below the folder
   * @throws DriveBusyError, FileChangedError
   */
  async editorOf(file: VisibleFile, path: string): Promise<EditChunk | 'refused' | undefined> {
    const patches = await this.#known.forceFetch(toStateKey(file), { context: path });
    if (patches === 'refused') return patches;
    if (patches.length === 0) return undefined;
    return (chunk, position) => applyPatches(chunk, position, patches);
  }

  async #find(key: string, path: string): Promise<Patches> {
    const patches = await this.#folder.open(path, (opened, read) => {
      if (toStateKey(opened) !== key) throw new FileChangedError();
      const readAt = async (offset: number, length: number) => {
        const chunks: Buffer[] = [];
        for await (const chunk of read({ start: offset, end: offset + length - 1 })) chunks.push(chunk);
        return Buffer.concat(chunks);
      };
      return findPatches({ name: opened.file, size: opened.stats.size, read: readAt });
    });
    if (!patches) throw new FileChangedError();
    return patches;
  }
}

/** Differs between two states of a file: a copy with the dates of another file has its own change time. */
const toStateKey = ({ relativePath, stats: { size, mtimeMs, ctimeMs, ino } }: VisibleFile): string =>
  [relativePath, size, mtimeMs, ctimeMs, ino].join('\0');

const findPatches = async (file: SourceFile): Promise<Patches> => {
  try {
    return (await privateMetadata(file)).patches;
  } catch (error) {
    if (error instanceof UnreadableMetadataError) return 'refused';
    throw error;
  }
};
