import { createHash } from 'node:crypto';
import { shopDay, shopInstant } from '@jeweler/core/business';
import { LRUCache } from 'lru-cache';
import type { FinishedResponse } from './finished-response.ts';

interface ResponseCacheOptions {
  /** Total size of the bodies, in bytes; the least recently used are evicted first. */
  readonly maxBytes: number;
  readonly clock: () => Date;
}

interface KeptResponse {
  readonly response: FinishedResponse;
  /** Digest of the data it was made from; undefined if they are not described. */
  readonly digest: string | undefined;
  /** The last change of data after which it was known to be right. */
  validAt: number;
}

/** Approximate size of an entry's headers and bookkeeping, in bytes. */
const ENTRY_OVERHEAD_BYTES = 4000;

/**
 * Finished responses by key; concurrent requests for one share its making. After a change of data (`recheck`) a
 * response is used again only if the data it was made from are the same. All are dropped when the shop's calendar
 * day ends, because pages show its date.
 */
export class ResponseCache {
  readonly #clock: () => Date;
  readonly #kept: LRUCache<string, KeptResponse>;
  #inProgress = new Map<string, Promise<FinishedResponse>>();
  /** Number of changes of data. */
  #changes = 0;
  /** End of the shop's calendar day, in epoch milliseconds. */
  #validUntil: number;

  constructor({ maxBytes, clock }: ResponseCacheOptions) {
    this.#clock = clock;
    this.#validUntil = endOfShopDay(clock());
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ response }, key) => response.bytes + key.length + ENTRY_OVERHEAD_BYTES,
    });
  }

  /**
   * The cached response, or the one that `make` makes; a failure, thrown or as a 5xx, is not cached.
   * @param describeData everything that `make` makes the response from, as text; without it, every change of data
   * makes the response anew
   */
  async get(
    key: string,
    make: () => Promise<FinishedResponse>,
    describeData?: () => string,
  ): Promise<FinishedResponse> {
    if (this.#clock().getTime() >= this.#validUntil) this.#endDay();
    const kept = this.#kept.get(key);
    if (kept?.validAt === this.#changes) return kept.response;
    const inProgress = this.#inProgress;
    const begun = inProgress.get(key);
    if (begun) return begun;
    const validAt = this.#changes;
    const digest = describeData && createHash('sha256').update(describeData()).digest('base64');
    if (kept && digest !== undefined && kept.digest === digest) {
      kept.validAt = validAt;
      return kept.response;
    }
    const making = make();
    inProgress.set(key, making);
    try {
      const response = await making;
      // One begun before a change must not replace one made after it.
      if (response.status < 500 && inProgress === this.#inProgress) {
        this.#kept.set(key, { response, digest, validAt });
      }
      return response;
    } finally {
      inProgress.delete(key);
    }
  }

  /** To be called after every change of the data that responses are made from. */
  recheck(): void {
    this.#changes += 1;
    this.#inProgress = new Map();
  }

  #endDay(): void {
    this.#validUntil = endOfShopDay(this.#clock());
    this.#kept.clear();
    this.recheck();
  }
}

const DAY_MS = 86_400_000;

const endOfShopDay = (now: Date): number => {
  const noon = Date.parse(`${shopDay(now)}T12:00:00Z`);
  const tomorrow = new Date(noon + DAY_MS).toISOString().slice(0, 10);
  return shopInstant(tomorrow, '00:00').getTime();
};
