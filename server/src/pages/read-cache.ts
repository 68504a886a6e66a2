import { shopDay, shopInstant } from '@jeweler/core/business';
import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from '../http/prepared-response.ts';

interface ReadCacheOptions {
  /** Total size of the bodies, in bytes; the least recently used are evicted first. */
  maxBytes: number;
  clock: () => Date;
}

interface Generation {
  answers: LRUCache<string, PreparedResponse>;
  inProgress: Map<string, Promise<PreparedResponse>>;
  /** End of the shop's calendar day, in epoch milliseconds. */
  validUntil: number;
}

/** Approximate size of an entry's headers and bookkeeping, in bytes. */
const ENTRY_OVERHEAD = 4000;

/**
 * Prepared responses by key. Concurrent requests for the same key share one preparation, and a response that
 * is requested a second time is recompressed to the smallest size. All are dropped when their source data
 * change (`clear`) and when the shop's calendar day ends, because pages show its date.
 */
export class ReadCache {
  readonly #options: ReadCacheOptions;
  #generation: Generation;
  #isCompressing = false;

  constructor(options: ReadCacheOptions) {
    this.#options = options;
    this.#generation = newGeneration(options);
  }

  get(key: string): PreparedResponse | undefined {
    if (this.#options.clock().getTime() >= this.#generation.validUntil) this.clear();
    const answer = this.#generation.answers.get(key);
    if (answer?.compressFully && !this.#isCompressing) void this.#compressFully(key, answer);
    return answer;
  }

  /**
   * Returns the cached response or the one prepared by `make`; a failure, thrown or as a 5xx, is not cached.
   */
  async getOrMake(key: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse> {
    const cached = this.get(key);
    if (cached !== undefined) return cached;
    // A response started before an invalidation is stored in the generation it belongs to, never in a newer
    // one.
    const { answers, inProgress } = this.#generation;
    const begun = inProgress.get(key);
    if (begun !== undefined) return begun;
    const making = make();
    inProgress.set(key, making);
    try {
      const made = await making;
      if (made.status < 500) answers.set(key, made);
      return made;
    } finally {
      inProgress.delete(key);
    }
  }

  /** Requested again, so worth the time; one at a time, on zlib's own threads. */
  async #compressFully(key: string, answer: PreparedResponse): Promise<void> {
    const { answers } = this.#generation;
    this.#isCompressing = true;
    try {
      const smaller = await answer.compressFully?.();
      if (smaller && answers.peek(key) === answer) answers.set(key, smaller);
    } catch {
      // Compression only fails when memory runs out: the response stays as it was.
    } finally {
      this.#isCompressing = false;
    }
  }

  clear(): void {
    this.#generation = newGeneration(this.#options);
  }
}

const newGeneration = ({ maxBytes, clock }: ReadCacheOptions): Generation => ({
  answers: new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (prepared, key) => prepared.bytes + key.length + ENTRY_OVERHEAD,
  }),
  inProgress: new Map(),
  validUntil: endOfShopDay(clock()),
});

const DAY_MS = 86_400_000;

const endOfShopDay = (now: Date): number => {
  const noon = Date.parse(`${shopDay(now)}T12:00:00Z`);
  const tomorrow = new Date(noon + DAY_MS).toISOString().slice(0, 10);
  return shopInstant(tomorrow, '00:00').getTime();
};
