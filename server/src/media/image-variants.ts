import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { makeVariant, NoPictureError, type VariantWidth } from './image-variant.ts';
import { VariantStore } from './variant-store.ts';
import type { VisibleFile } from './visible-file.ts';
import { WorkQueue } from './work-queue.ts';

const STORE_BYTES = 512 * 1024 * 1024;
/** A page asks for a few dozen pictures: this many waiting is a flood. */
const MAX_WAITING = 1000;
const REMEMBERED_FAILURES = 1000;
/** A fault may pass without the file changing, such as a missing permission. */
const FAILURE_MS = 60_000;

interface ImageVariantsOptions {
  dataDir: string;
  log: Pick<Logger, 'warn'>;
}

/** Makes, keeps and hands out image variants; each is made once however many ask at the same time. */
export class ImageVariants {
  readonly #log: Pick<Logger, 'warn'>;
  readonly #store: VariantStore;
  readonly #queue = new WorkQueue({
    parallel: Math.min(4, Math.max(1, availableParallelism() - 1)),
    waiting: MAX_WAITING,
  });
  readonly #inProgress = new Map<string, Promise<Buffer>>();
  readonly #noPictures = new LRUCache<string, NoPictureError>({
    max: REMEMBERED_FAILURES,
    ttl: FAILURE_MS,
  });

  constructor({ dataDir, log }: ImageVariantsOptions) {
    this.#log = log;
    this.#store = new VariantStore(join(dataDir, 'images'), STORE_BYTES);
  }

  /**
   * @param key from `variantKey`
   * @param readOriginal called when it is this picture's turn to be made
   * @throws NoPictureError when the file holds none, QueueFullError under a flood
   */
  async get(key: string, width: VariantWidth, readOriginal: () => Promise<Buffer>): Promise<Buffer> {
    const failure = this.#noPictures.get(key);
    if (failure !== undefined) throw failure;
    const begun = this.#inProgress.get(key);
    if (begun !== undefined) return begun;
    const getting = this.#readOrMake(key, width, readOriginal);
    this.#inProgress.set(key, getting);
    try {
      return await getting;
    } catch (error) {
      if (error instanceof NoPictureError) this.#noPictures.set(key, error);
      throw error;
    } finally {
      this.#inProgress.delete(key);
    }
  }

  async #readOrMake(key: string, width: VariantWidth, readOriginal: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await this.#store.read(key);
    if (kept !== undefined) return kept;
    const variant = await this.#queue.run(async () => makeVariant(await readOriginal(), width));
    try {
      await this.#store.write(key, variant);
    } catch (error) {
      this.#log.warn({ err: error }, 'image variant could not be kept; check the space left in DATA_DIR');
    }
    return variant;
  }
}

/** Names a variant by what it is made from: another file, time, size or width is another key. */
export const variantKey = ({ relativePath, stats }: VisibleFile, width: VariantWidth): string =>
  createHash('sha256')
    .update([relativePath, stats.mtimeMs, stats.size, width].join('\0'))
    .digest('hex')
    .slice(0, 40);
