import { dayAfter, shopDay, shopInstant } from '@jeweler/core/business';
import { LRUCache } from 'lru-cache';
import type { FinishedResponse } from './finished-response.ts';

interface ResponseCacheOptions {
  /** Total size of the bodies, in bytes; the least recently used are evicted first. */
  readonly maxBytes: number;
  readonly clock: () => Date;
}

/** Approximate size of an entry's headers and bookkeeping, in bytes. */
const ENTRY_OVERHEAD_BYTES = 4000;

/**
 * Finished responses by key; concurrent requests for one share its making. All are dropped after a change of what they
 * are made from (`clear`), and when the shop's calendar day ends, because pages show its date.
 */
export class ResponseCache {
  readonly #clock: () => Date;
  readonly #kept: LRUCache<string, FinishedResponse>;
  #inProgress = new Map<string, Promise<FinishedResponse>>();
  /** End of the shop's calendar day, in epoch milliseconds. */
  #validUntil: number;

  constructor({ maxBytes, clock }: ResponseCacheOptions) {
    this.#clock = clock;
    this.#validUntil = endOfShopDay(clock());
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }, key) => bytes + key.length + ENTRY_OVERHEAD_BYTES,
    });
  }

  /** The cached response, or the one that `make` makes; a failure, thrown or as a 5xx, is not cached. */
  async get(key: string, make: () => Promise<FinishedResponse>): Promise<FinishedResponse> {
    const kept = this.kept(key);
    const inProgress = this.#inProgress;
    const known = kept ?? inProgress.get(key);
    if (known) return known;
    const making = make();
    inProgress.set(key, making);
    try {
      const response = await making;
      // One begun before a change must not be kept after it.
      if (response.status < 500 && inProgress === this.#inProgress) this.#kept.set(key, response);
      return response;
    } finally {
      inProgress.delete(key);
    }
  }

  /** The response that is kept for this key. */
  kept(key: string): FinishedResponse | undefined {
    if (this.#clock().getTime() >= this.#validUntil) this.clear();
    return this.#kept.get(key);
  }

  /** To be called after every change of the data that responses are made from. */
  clear(): void {
    this.#validUntil = endOfShopDay(this.#clock());
    this.#kept.clear();
    this.#inProgress = new Map();
  }
}

const endOfShopDay = (now: Date): number => shopInstant(dayAfter(shopDay(now), 1), '00:00').getTime();
