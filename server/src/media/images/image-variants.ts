import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { ConcurrencyLimit } from '../../concurrency-limit.ts';
import type { VisibleFile, VisibleFolder } from '../files/visible-file.ts';
import { encodePath } from '../media-address.ts';
import {
  checkPictureStart,
  MAX_ORIGINAL_BYTES,
  makeVariant,
  NoPictureError,
  PictureTooLargeError,
  type VariantForm,
} from './image-variant.ts';
import { VariantStore } from './variant-store.ts';

const STORE_BYTES = 512 * 1024 * 1024;
const REMEMBERED_FAILURES = 1000;
/** The cause may be fixed without the file changing, such as a missing permission. */
const FAILURE_MS = 60_000;

interface ImageVariantsOptions {
  dataDir: string;
  /** With the originals. */
  folder: Pick<VisibleFolder, 'open'>;
  log: Pick<Logger, 'warn'>;
  /** Of all work on pictures. */
  limit: ConcurrencyLimit;
}

/** Makes, stores and returns image variants; concurrent requests for one share the work. */
export class ImageVariants {
  readonly #folder: ImageVariantsOptions['folder'];
  readonly #log: Pick<Logger, 'warn'>;
  readonly #store: VariantStore;
  readonly #limit: ConcurrencyLimit;
  readonly #inProgress = new Map<string, Promise<Buffer>>();
  readonly #noPictures = new LRUCache<string, NoPictureError>({
    max: REMEMBERED_FAILURES,
    ttl: FAILURE_MS,
  });

  constructor({ dataDir, folder, log, limit }: ImageVariantsOptions) {
    this.#folder = folder;
    this.#log = log;
    this.#limit = limit;
    this.#store = new VariantStore(join(dataDir, 'images'), STORE_BYTES);
  }

  /** @throws NoPictureError when the file does not contain one, LimitReachedError under a flood */
  async get(media: VisibleFile, form: VariantForm): Promise<Buffer> {
    const key = variantKey(media, form);
    const failure = this.#noPictures.get(key);
    if (failure !== undefined) throw failure;
    const begun = this.#inProgress.get(key);
    if (begun !== undefined) return begun;
    const getting = this.#readOrMake(media, form);
    this.#inProgress.set(key, getting);
    try {
      return await getting;
    } catch (error) {
      if (error instanceof NoPictureError) this.#noPictures.set(key, error);
      if (error instanceof PictureTooLargeError)
        this.#log.warn(
          `${media.relativePath} is too large a picture and is shown as a plain file: ${error.message}.`,
        );
      throw error;
    } finally {
      this.#inProgress.delete(key);
    }
  }

  async #readOrMake(media: VisibleFile, form: VariantForm): Promise<Buffer> {
    const key = variantKey(media, form);
    const kept = await this.#store.read(key);
    if (kept !== undefined) return kept;
    const variant = await this.#limit.run(async () => makeVariant(await this.#readOriginal(media), form));
    try {
      await this.#store.write(key, variant);
    } catch (error) {
      this.#log.warn({ err: error }, 'image variant could not be kept; check the space left in DATA_DIR');
    }
    return variant;
  }

  /** Opened only now, so that pictures waiting in the queue hold no file open. */
  async #readOriginal(media: VisibleFile): Promise<Buffer> {
    const original = await this.#folder.open(encodePath(media.relativePath), async ({ stats }, read) => {
      if (stats.size > MAX_ORIGINAL_BYTES) throw new NoPictureError('the file is too large');
      if (stats.mtimeMs !== media.stats.mtimeMs || stats.size !== media.stats.size) return undefined;
      const chunks: Buffer[] = [];
      for await (const chunk of read({ start: 0, end: stats.size - 1 })) {
        chunks.push(chunk);
        // A chunk holds the header of nearly every picture: what it refuses is not read any further.
        if (chunks.length === 1) await checkPictureStart(chunk);
      }
      return Buffer.concat(chunks);
    });
    if (!original) throw new NoPictureError('the file has changed or gone');
    return original;
  }
}

/**
 * Identifies a file by its path below the folder, the time of its last change (epoch milliseconds) and its
 * size (bytes): a replaced file has a different key.
 */
export const pictureKey = (path: string, modified: number, size: number): string => {
  const hash = createHash('sha256').update([path, modified, size].join('\0'));
  return hash.digest('hex').slice(0, 40);
};

/** Identifies a variant by the file it is made from and its form. */
export const variantKey = ({ relativePath, stats }: VisibleFile, form: VariantForm): string =>
  `${pictureKey(relativePath, stats.mtimeMs, stats.size)}-${form}`;
