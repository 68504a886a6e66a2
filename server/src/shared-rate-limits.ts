import { setTimeout as delay } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Database } from './database/database.ts';
import { addHits, readCount, removeEndedCounts, type StoredCount } from './database/rate-limit-counts.ts';
import { limitPerAddress, WINDOW_MS } from './http/rate-limit.ts';

/** How long a request waits for its hit to be stored: longer than a busy machine takes for a commit. */
const PATIENCE_MS = 3000;
/** Pause after a write that failed. */
const PAUSE_MS = 1000;
/** How long a client that has reached its limit is refused without asking the database again. */
const REFUSED_MS = 1000;
/** Clients remembered between two requests; of others the database is asked. */
const MAX_CLIENTS = 50_000;

/** What this server knows of one key. */
interface Count {
  readonly key: string;
  /** As the database last said, with the hits of other servers. */
  stored: number;
  endsAt: number;
  /** Hits here, without those taken back. */
  hits: number;
  /** As many of these as `stored` contains. */
  saved: number;
  /** Requests that were refused without being counted. */
  refused: number;
  /** When the database was last asked; undefined if never. */
  askedAt: number | undefined;
}

/**
 * Limits that all servers of one database count together, and that survive a restart.
 *
 * Each hit is stored before its request goes on. Those that arrive during a write share the next one, so that a
 * flood costs one commit for many requests, and a refused client none. While the database does not answer, each
 * server goes on counting for itself from what it last knew: nobody is locked out by it, and no limit is lifted.
 */
export class SharedRateLimits {
  readonly #database: Pick<Database, 'query' | 'writes'>;
  readonly #now: () => number;
  // Given `max`, the cache takes the memory for as many entries when it is made.
  readonly #counts = new LRUCache<string, Count>({ maxSize: MAX_CLIENTS, sizeCalculation: () => 1 });
  readonly #unsaved = new Map<string, Count>();
  #isBehind = false;
  #last: Promise<unknown> = Promise.resolve();
  #next: Promise<boolean> | undefined;

  /** @param now epoch milliseconds; the servers' clocks have to agree to a few seconds */
  constructor(database: Pick<Database, 'query' | 'writes'>, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * As `limitPerAddress`.
   * @param name of what is counted: several limits of one name are one
   */
  perAddress(name: string, limit: number, options: Partial<Options> = {}): RequestHandler {
    const prefix = `${name} `;
    const store: Store = {
      prefix,
      increment: (key) => this.#increment(prefix + key, limit, options.skipSuccessfulRequests === true),
      decrement: (key) => this.#decrement(prefix + key),
      // Part of the interface; nothing here calls it.
      resetKey: async () => {},
    };
    return limitPerAddress(limit, { ...options, store });
  }

  async removeEnded(): Promise<void> {
    await removeEndedCounts(this.#database, this.#now());
  }

  /** Stores what has not been stored yet, if the database answers. */
  async close(): Promise<void> {
    if (this.#unsaved.size > 0) await this.#save();
  }

  async #increment(key: string, limit: number, isTakenBack: boolean): Promise<ClientRateLimitInfo> {
    const count = this.#find(key);
    if (hitsOf(count) >= limit && (await this.#isStillFull(count, limit))) {
      if (isTakenBack) count.refused += 1;
      return { totalHits: hitsOf(count) + 1, resetTime: new Date(count.endsAt) };
    }
    count.hits += 1;
    const hit = count.hits;
    this.#unsaved.set(key, count);
    const saving = this.#save();
    const isStored = !this.#isBehind && (await within(PATIENCE_MS, saving));
    if (!isStored) {
      this.#isBehind = true;
      if (count.askedAt === undefined) await this.#ask(count);
    }
    // Those that were stored together with this one came before or after it.
    const total = count.stored + hit - count.saved;
    return { totalHits: Math.max(1, total), resetTime: new Date(count.endsAt) };
  }

  async #decrement(key: string): Promise<void> {
    const count = this.#find(key);
    if (count.refused > 0) {
      count.refused -= 1;
      return;
    }
    count.hits -= 1;
    this.#unsaved.set(key, count);
    void this.#save();
  }

  #find(key: string): Count {
    const now = this.#now();
    const found = this.#counts.get(key);
    if (found && found.endsAt > now) return found;
    const begun = {
      key,
      stored: 0,
      endsAt: now + WINDOW_MS,
      hits: 0,
      saved: 0,
      refused: 0,
      askedAt: undefined,
    };
    this.#counts.set(key, begun);
    return begun;
  }

  /** Hits can have been taken back by another server, or removed by an operator. */
  async #isStillFull(count: Count, limit: number): Promise<boolean> {
    if (this.#now() - (count.askedAt ?? 0) > REFUSED_MS) await this.#ask(count);
    return hitsOf(count) >= limit;
  }

  async #ask(count: Count): Promise<void> {
    const now = this.#now();
    const asked = readCount(this.#database, count.key, now).then(
      (stored) => this.#note(count, stored),
      () => undefined,
    );
    await within(PATIENCE_MS, asked);
  }

  #note(count: Count, stored: StoredCount | undefined): void {
    count.stored = stored?.hits ?? 0;
    count.endsAt = stored?.endsAt ?? count.endsAt;
    count.askedAt = this.#now();
  }

  /** Stores what was counted so far. Resolves with false when that failed; never rejects. */
  #save(): Promise<boolean> {
    if (!this.#next) {
      // The write in progress does not contain what was counted since.
      const next = this.#last.then(() => {
        this.#next = undefined;
        return this.#write();
      });
      this.#next = next;
      this.#last = next.then((isStored) => (isStored ? undefined : delay(PAUSE_MS)));
    }
    return this.#next;
  }

  async #write(): Promise<boolean> {
    const counts = [...this.#unsaved.values()];
    this.#unsaved.clear();
    const written = counts.map((count) => ({ count, hits: count.hits }));
    const added = new Map(counts.map(({ key, hits, saved }) => [key, hits - saved]));
    try {
      const stored = await addHits(this.#database, added, { now: this.#now(), windowMs: WINDOW_MS });
      for (const { count, hits } of written) {
        count.saved = hits;
        this.#note(count, stored.get(count.key));
      }
      this.#isBehind = false;
      return true;
    } catch {
      // With the next request. Whoever stores or reads anything else reports the fault.
      for (const count of counts) this.#unsaved.set(count.key, count);
      return false;
    }
  }
}

/** Also those that are not stored yet, less those that have been taken back since. */
const hitsOf = ({ stored, hits, saved }: Count): number => stored + hits - saved;

/** Undefined when it takes longer. */
const within = async <Result>(ms: number, result: Promise<Result>): Promise<Result | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined).unref();
  });
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
