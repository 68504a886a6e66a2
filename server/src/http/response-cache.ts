import { shopDay, shopInstant } from '@jeweler/core/business';
import { LRUCache } from 'lru-cache';
import type { FinishedResponse } from './finished-response.ts';

interface ResponseCacheOptions {
  /** Total size of the bodies, in bytes; the least recently used are evicted first. */
  readonly maxBytes: number;
  readonly clock: () => Date;
}

/** Responses made from the same data, on the same day. */
interface Generation {
  readonly responses: LRUCache<string, FinishedResponse>;
  readonly inProgress: Map<string, Promise<FinishedResponse>>;
  /** End of the shop's calendar day, in epoch milliseconds. */
  readonly validUntil: number;
}

/** Approximate size of an entry's headers and bookkeeping, in bytes. */
const ENTRY_OVERHEAD_BYTES = 4000;

/**
 * Finished responses by key; concurrent requests for one share its making. All are dropped when their data
 * change (`clear`) and when the shop's calendar day ends, because pages show its date.
 */
export class ResponseCache {
  readonly #options: ResponseCacheOptions;
  #generation: Generation;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
    this.#generation = newGeneration(options);
  }

  /** The cached response, or the one that `make` makes; a failure, thrown or as a 5xx, is not cached. */
  async get(key: string, make: () => Promise<FinishedResponse>): Promise<FinishedResponse> {
    if (this.#options.clock().getTime() >= this.#generation.validUntil) this.clear();
    // A response begun before a change is stored in the generation it belongs to, never in a newer one.
    const { responses, inProgress } = this.#generation;
    const known = responses.get(key) ?? inProgress.get(key);
    if (known !== undefined) return known;
    const making = make();
    inProgress.set(key, making);
    try {
      const made = await making;
      if (made.status < 500) responses.set(key, made);
      return made;
    } finally {
      inProgress.delete(key);
    }
  }

  clear(): void {
    this.#generation = newGeneration(this.#options);
  }
}

const newGeneration = ({ maxBytes, clock }: ResponseCacheOptions): Generation => ({
  responses: new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length + ENTRY_OVERHEAD_BYTES,
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
