import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

const EXTENSION = '.webp';
const TEMPORARY_SUFFIX = '.tmp';

/**
 * Finished variants as files in one folder; the least recently used are deleted when they exceed the limit. A
 * file is first written under another name, so neither a reader nor a crash can see half of one.
 */
export class VariantStore {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;
  #opening: Promise<void> | undefined;

  /** @param maxBytes limit of the total size of the files, in bytes */
  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, key, reason) => {
        // A file that cannot be deleted now is counted again at the next start.
        if (reason === 'evict') rm(this.#file(key), { force: true }).catch(() => undefined);
      },
    });
  }

  /** The variant stored under `key`, if there is one. */
  async read(key: string): Promise<Buffer | undefined> {
    try {
      await this.#open();
      if (this.#sizes.get(key) === undefined) return undefined;
      return await readFile(this.#file(key));
    } catch {
      // Missing or unreadable: the variant can always be made again.
      this.#sizes.delete(key);
      return undefined;
    }
  }

  /** @throws the file system's error (disk full, read-only folder); no partial file is left behind */
  async write(key: string, variant: Buffer): Promise<void> {
    await this.#open();
    // The folder may be deleted at any time: everything in it can be made again.
    await mkdir(this.#folder, { recursive: true });
    const temporaryFile = join(this.#folder, `${randomUUID()}${TEMPORARY_SUFFIX}`);
    try {
      await writeFile(temporaryFile, variant, { flush: true });
      await rename(temporaryFile, this.#file(key));
    } catch (error) {
      await rm(temporaryFile, { force: true }).catch(() => undefined);
      throw error;
    }
    this.#sizes.set(key, variant.length);
  }

  #file(key: string): string {
    return join(this.#folder, key + EXTENSION);
  }

  /** On first use: a server whose pictures nobody requests creates no folder. Tried again when it fails. */
  #open(): Promise<void> {
    this.#opening ??= this.#load().catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  /** Indexes what earlier runs left: variants by age; temporary files are deleted. */
  async #load(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const kept: { key: string; size: number; writtenAt: number }[] = [];
    for (const name of await readdir(this.#folder)) {
      const file = join(this.#folder, name);
      if (name.endsWith(TEMPORARY_SUFFIX)) await rm(file, { force: true });
      if (!name.endsWith(EXTENSION)) continue;
      // Somebody may delete files meanwhile, or have left a link that leads nowhere.
      const stats = await stat(file).catch(() => undefined);
      // Empty ones are from a power failure, before they were put on disk.
      if (!stats?.isFile() || stats.size === 0) continue;
      kept.push({ key: name.slice(0, -EXTENSION.length), size: stats.size, writtenAt: stats.mtimeMs });
    }
    kept.sort((a, b) => a.writtenAt - b.writtenAt);
    for (const { key, size } of kept) this.#sizes.set(key, size);
  }
}
