import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

const EXTENSION = '.webp';
const TEMPORARY_SUFFIX = '.tmp';

/**
 * Finished variants as files of one folder, the least recently used deleted when they outgrow the
 * bound. A file is written under another name first, so a reader or a crash never meets half of one.
 */
export class VariantStore {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;
  #opening: Promise<void> | undefined;

  /** @param maxBytes bound of the folder's files together, in bytes */
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

  /** The variant kept under `key`, or nothing. */
  async read(key: string): Promise<Buffer | undefined> {
    try {
      await this.#open();
      if (this.#sizes.get(key) === undefined) return undefined;
      return await readFile(this.#file(key));
    } catch {
      // Gone or unreadable: the variant can always be made anew.
      this.#sizes.delete(key);
      return undefined;
    }
  }

  /** @throws the file system's error (disk full, read-only folder); nothing half-written stays */
  async write(key: string, variant: Buffer): Promise<void> {
    await this.#open();
    const temporaryFile = join(this.#folder, `${randomUUID()}${TEMPORARY_SUFFIX}`);
    try {
      await writeFile(temporaryFile, variant);
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

  /** At the first use: a server whose pictures nobody asks for makes no folder. */
  #open(): Promise<void> {
    this.#opening ??= this.#load();
    return this.#opening;
  }

  /** Takes stock of what earlier runs left: variants by age, unfinished files deleted. */
  async #load(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const kept: { key: string; size: number; writtenAt: number }[] = [];
    for (const name of await readdir(this.#folder)) {
      const file = join(this.#folder, name);
      if (name.endsWith(TEMPORARY_SUFFIX)) await rm(file, { force: true });
      if (!name.endsWith(EXTENSION)) continue;
      const { size, mtimeMs } = await stat(file);
      kept.push({ key: name.slice(0, -EXTENSION.length), size, writtenAt: mtimeMs });
    }
    kept.sort((a, b) => a.writtenAt - b.writtenAt);
    for (const { key, size } of kept) this.#sizes.set(key, size);
  }
}
