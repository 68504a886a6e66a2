import { setImmediate } from 'node:timers/promises';
import { type KnownPictures, listPictures } from '@jeweler/core/business';
import type { PixelSize } from '@jeweler/core/schemas';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import type { MediaEntry } from '../media/index/media-entry.ts';
import type { MediaIndex } from '../media/index/media-index.ts';
import { toMediaPath } from '../media/media-address.ts';
import { eachInTurn, takeTurn } from '../turns.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { fieldsOf, type StoredRecord } from './stored-record.ts';

/** The drive did not answer, or there was too much to do: until the next attempt. */
const RETRY_MS = 60_000;
/** While many pictures are measured, such as at the first start, their sizes become known in steps. */
const STEP_MS = 5000;
const MAX_ADDRESSES = 100_000;

interface ProductPicturesDeps {
  readonly config: { readonly siteUrl: string };
  readonly catalogue: Pick<CatalogueStore, 'records' | 'onChange'>;
  readonly media: Pick<MediaIndex, 'get' | 'has' | 'revision' | 'onChange'>;
  /** Undefined for what is no picture; rejects while the drive does not respond. */
  readonly sizes: { get(entry: MediaEntry): Promise<PixelSize | undefined> };
  readonly log: Pick<Log, 'warn'>;
}

/**
 * What the media folder has of the pictures of products, in memory: a list of ten thousand asks no drive and no
 * database. Sizes are found when the catalogue or the folder changes, one after the other.
 */
export class ProductPictures implements KnownPictures {
  readonly #deps: ProductPicturesDeps;
  // Given `max`, the cache takes the memory for as many entries when it is made.
  readonly #paths = new LRUCache<string, { readonly path: string | undefined }>({
    maxSize: MAX_ADDRESSES,
    sizeCalculation: () => 1,
  });
  /** Null for what is no picture. Another version of a file is another entry. */
  readonly #sizes = new WeakMap<MediaEntry, PixelSize | null>();
  readonly #addresses = new WeakMap<StoredRecord, readonly string[]>();
  readonly #stops: (() => void)[];
  #step = 0;
  #isMeasuring = false;
  #isOutdated = false;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(deps: ProductPicturesDeps) {
    this.#deps = deps;
    const measure = () => void this.#measure();
    this.#stops = [deps.catalogue.onChange(measure), deps.media.onChange(measure)];
    measure();
  }

  /** Another one after each change of the folder or of what is known of it. */
  get revision(): string {
    return `${this.#deps.media.revision} ${this.#step}`;
  }

  /** Pictures elsewhere are not ours to check. */
  has(url: string): boolean {
    const path = this.#pathOf(url);
    return path === undefined ? !url.startsWith('/media/') : this.#deps.media.has(path);
  }

  sizeOf(url: string): PixelSize | undefined {
    const entry = this.#entryOf(url);
    return (entry && this.#sizes.get(entry)) ?? undefined;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    for (const stop of this.#stops) stop();
  }

  #pathOf(url: string): string | undefined {
    const known = this.#paths.get(url) ?? { path: toMediaPath(url, this.#deps.config.siteUrl) };
    this.#paths.set(url, known);
    return known.path;
  }

  #entryOf(url: string): MediaEntry | undefined {
    const path = this.#pathOf(url);
    return path === undefined ? undefined : this.#deps.media.get(path);
  }

  /** Made once for each version of a record. */
  #addressesOf(record: StoredRecord): readonly string[] {
    const known = this.#addresses.get(record);
    if (known) return known;
    const addresses = listPictures(fieldsOf(record)).map(({ url }) => url);
    this.#addresses.set(record, addresses);
    return addresses;
  }

  async #listUnmeasured(): Promise<MediaEntry[]> {
    const entries = new Set<MediaEntry>();
    await takeTurn();
    await eachInTurn([...this.#deps.catalogue.records('products').values()], (record) => {
      for (const url of this.#addressesOf(record)) {
        const entry = this.#entryOf(url);
        if (entry && !this.#sizes.has(entry)) entries.add(entry);
      }
    });
    return [...entries];
  }

  /** One run at a time: a change during it has it look again. */
  async #measure(): Promise<void> {
    this.#isOutdated = true;
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    try {
      while (this.#isOutdated && !this.#isClosed) {
        this.#isOutdated = false;
        await this.#measureAll(await this.#listUnmeasured());
      }
    } catch (error) {
      if (this.#isClosed) return;
      this.#deps.log.warn({ err: error }, 'Pictures of the catalogue could not be measured yet.');
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => void this.#measure(), RETRY_MS).unref();
    } finally {
      this.#isMeasuring = false;
    }
  }

  async #measureAll(entries: readonly MediaEntry[]): Promise<void> {
    let shownAt = performance.now();
    for (const entry of entries) {
      // Requests go first: what the database knows already is found without any waiting.
      await setImmediate();
      if (this.#isClosed) return;
      this.#sizes.set(entry, (await this.#deps.sizes.get(entry)) ?? null);
      if (performance.now() - shownAt < STEP_MS) continue;
      this.#step += 1;
      shownAt = performance.now();
    }
    if (entries.length > 0) this.#step += 1;
  }
}
