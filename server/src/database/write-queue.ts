import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { DatabaseReplacedError, isLocked } from './storage-fault.ts';
import type { Tables } from './tables.ts';

/** Must write through `trx` only, and may run twice (see WriteQueue). */
export type WriteWork<Result> = (trx: Transaction<Tables>) => Promise<Result>;

interface Waiting {
  run(trx: Transaction<Tables>): Promise<void>;
  done(): void;
  fail(error: unknown): void;
  /** When it fails instead of waiting for a lock any longer, by `performance.now()`. */
  deadline: number;
  /** Was part of a group that failed: gets its own transaction. */
  isAlone: boolean;
}

type Outcome = { readonly isKept: true } | { readonly isKept: false; readonly error: unknown };

interface WriteOptions {
  /** How long the write waits while another process keeps the database locked, in milliseconds. */
  readonly lockTimeout?: number;
}

/** Most writes that share one transaction; bounds how long one commit blocks the event loop. */
const MAX_GROUP = 256;
const LOCK_TIMEOUT = 30_000;
/** The same once the server is being stopped: stopping waits for it. */
const HURRIED_LOCK_TIMEOUT = 2000;
/** Pauses between two attempts to get the lock, in milliseconds: each twice as long as the one before. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 200;
/** Most writes held in memory while the database is locked (up to 100 kB each); further ones fail at once. */
const MAX_WAITING = 1000;

/**
 * Group commit: writes that arrive in the same turn of the event loop share one transaction and so one disk
 * sync, which is most of the cost of a durable write. When the group fails, each of its writes is retried in
 * its own transaction, so that a faulty one fails alone. While another process keeps the database locked, the
 * whole group is retried until a write reaches its deadline; reads and everything else continue meanwhile.
 */
export class WriteQueue {
  readonly #query: Kysely<Tables>;
  readonly #isInPlace: () => boolean;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;
  /** The last lock error, while another process holds the lock. */
  #lockError: unknown;
  #isHurried = false;

  /**
   * @param isInPlace whether the database is still at its path, so that what was committed can be found
   * again; called after each commit
   */
  constructor(query: Kysely<Tables>, isInPlace: () => boolean) {
    this.#query = query;
    this.#isInPlace = isInPlace;
  }

  /**
   * Resolves with the work's result once it is on disk. Rejects when none of it was stored, and with
   * DatabaseReplacedError when the database file is no longer at its path.
   */
  run<Result>(work: WriteWork<Result>, { lockTimeout = LOCK_TIMEOUT }: WriteOptions = {}): Promise<Result> {
    if (this.#lockError && this.#waiting.length >= MAX_WAITING) return Promise.reject(this.#lockError);
    return new Promise<Result>((resolve, reject) => {
      let result: Result;
      this.#waiting.push({
        async run(trx) {
          result = await work(trx);
        },
        done: () => resolve(result),
        fail: reject,
        deadline: performance.now() + (this.#isHurried ? HURRIED_LOCK_TIMEOUT : lockTimeout),
        isAlone: false,
      });
      this.#flushing ??= this.#flush();
    });
  }

  /** From now on a write waits for a lock for two seconds at most: the server is stopping. */
  hurry(): void {
    this.#isHurried = true;
    const latest = performance.now() + HURRIED_LOCK_TIMEOUT;
    for (const write of this.#waiting) write.deadline = Math.min(write.deadline, latest);
  }

  /** Resolves when nothing is waiting any more, within about two seconds even if the database is locked. */
  async close(): Promise<void> {
    if (!this.#isHurried) this.hurry();
    while (this.#flushing) await this.#flushing;
  }

  async #flush(): Promise<void> {
    // After this turn's I/O, so that everything read from sockets in it is committed together.
    await new Promise(setImmediate);
    let pause = FIRST_PAUSE;
    while (this.#waiting.length > 0) {
      const group = this.#nextGroup();
      const outcome = await this.#commit(group);
      if (!outcome.isKept && isLocked(outcome.error)) {
        this.#lockError = outcome.error;
        this.#failOverdue();
        await delay(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
        continue;
      }
      this.#lockError = undefined;
      pause = FIRST_PAUSE;
      this.#settle(group, outcome);
    }
    this.#lockError = undefined;
    this.#flushing = undefined;
  }

  #nextGroup(): readonly Waiting[] {
    return this.#waiting.slice(0, this.#waiting[0]?.isAlone ? 1 : MAX_GROUP);
  }

  async #commit(group: readonly Waiting[]): Promise<Outcome> {
    try {
      await this.#query.transaction().execute(async (trx) => {
        for (const write of group) await write.run(trx);
      });
      if (!this.#isInPlace()) throw new DatabaseReplacedError();
      return { isKept: true };
    } catch (error) {
      return { isKept: false, error };
    }
  }

  /** The group is at the front of `#waiting`. */
  #settle(group: readonly Waiting[], outcome: Outcome): void {
    const isOneWriteAtFault = !outcome.isKept && !(outcome.error instanceof DatabaseReplacedError);
    if (isOneWriteAtFault && group.length > 1) {
      for (const write of group) write.isAlone = true;
      return;
    }
    this.#waiting.splice(0, group.length);
    for (const write of group) {
      if (outcome.isKept) write.done();
      else write.fail(outcome.error);
    }
  }

  #failOverdue(): void {
    const now = performance.now();
    const overdue = this.#waiting.filter(({ deadline }) => deadline <= now);
    this.#waiting = this.#waiting.filter(({ deadline }) => deadline > now);
    for (const write of overdue) write.fail(this.#lockError);
  }
}
