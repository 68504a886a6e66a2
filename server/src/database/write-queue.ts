import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import pLimit from 'p-limit';
import { UnavailableError } from '../errors.ts';
import type { DatabaseChanges } from './database-changes.ts';
import type { Tables } from './tables.ts';
import { WrittenTables } from './written-tables.ts';

/** Writes through `trx` only. Runs once; when it rejects, nothing of it is stored. */
export type WriteWork<Result> = (trx: Transaction<Tables>) => Promise<Result>;

interface WriteOptions {
  /** How long the write waits while another process keeps the database locked. */
  readonly lockTimeoutMs?: number;
  /** False where nobody is shown what is written, and nothing in memory derives from it. */
  readonly isAnnounced?: boolean;
}

const LOCK_TIMEOUT_MS = 30_000;
/** The same once the server is being stopped: stopping waits for it. */
const HURRIED_LOCK_TIMEOUT_MS = 2000;
/** Pauses between two attempts to get the lock: each twice as long as the one before. */
const MIN_PAUSE_MS = 5;
const MAX_PAUSE_MS = 200;
/** Most writes held in memory (up to 100 kB each). */
const MAX_WAITING = 1000;

/**
 * Runs one write at a time, each in its own transaction. While another process keeps the database locked, or
 * PostgreSQL is being restarted, the
 * writes are retried until each has reached its timeout; reads and everything else continue meanwhile.
 */
export class WriteQueue {
  readonly #query: Kysely<Tables>;
  readonly #isLocked: (error: unknown) => boolean;
  readonly #changes: DatabaseChanges;
  readonly #oneAtATime = pLimit(1);
  readonly #unfinished = new Set<Promise<unknown>>();
  /** By `performance.now()`. */
  #hurriedAt = Number.POSITIVE_INFINITY;

  /**
   * @param isLocked whether a transaction that failed with this error may begin a moment later
   * @param changes is told of each commit
   */
  constructor(query: Kysely<Tables>, isLocked: (error: unknown) => boolean, changes: DatabaseChanges) {
    this.#query = query;
    this.#isLocked = isLocked;
    this.#changes = changes;
  }

  /**
   * Resolves with the work's result once it is on disk and what is kept in memory shows it. Rejects with the work's
   * error, with the engine's own error at the timeout, and with UnavailableError while 1,000 others are waiting; none
   * of it is stored then.
   */
  async run<Result>(
    work: WriteWork<Result>,
    { lockTimeoutMs = LOCK_TIMEOUT_MS, isAnnounced = true }: WriteOptions = {},
  ): Promise<Result> {
    if (this.#unfinished.size >= MAX_WAITING)
      throw new UnavailableError('Too many others are waiting to be stored. Please try again later.');
    const written = this.#writeAndAnnounce(work, lockTimeoutMs, isAnnounced);
    this.#unfinished.add(written);
    try {
      return await written;
    } finally {
      this.#unfinished.delete(written);
    }
  }

  /** From now on a write waits for a lock for two seconds at most: the server is stopping. */
  hurry(): void {
    this.#hurriedAt = Math.min(this.#hurriedAt, performance.now());
  }

  /** Resolves when nothing is waiting any more, within about two seconds even if the database is locked. */
  async close(): Promise<void> {
    this.hurry();
    while (this.#unfinished.size > 0) await Promise.allSettled(this.#unfinished);
  }

  async #writeAndAnnounce<Result>(
    work: WriteWork<Result>,
    lockTimeoutMs: number,
    isAnnounced: boolean,
  ): Promise<Result> {
    const written = new WrittenTables();
    const result = await this.#write((trx) => work(trx.withPlugin(written)), lockTimeoutMs);
    // Not in the queue's turn: the next write does not wait for it.
    if (isAnnounced) await this.#changes.noteCommit(written.tables);
    return result;
  }

  async #write<Result>(work: WriteWork<Result>, lockTimeoutMs: number): Promise<Result> {
    const startedAt = performance.now();
    for (let pauseMs = MIN_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      let hasBegun = false;
      try {
        return await this.#oneAtATime(async () => {
          // A commit blocks the event loop until it is on disk: requests are answered between two of them.
          await new Promise(setImmediate);
          return this.#query.transaction().execute((trx) => {
            hasBegun = true;
            return work(trx);
          });
        });
      } catch (error) {
        const hurriedDeadline = Math.max(startedAt, this.#hurriedAt) + HURRIED_LOCK_TIMEOUT_MS;
        const deadline = Math.min(startedAt + lockTimeoutMs, hurriedDeadline);
        if (hasBegun || !this.#isLocked(error) || performance.now() >= deadline) throw error;
      }
      await delay(pauseMs);
    }
  }
}
