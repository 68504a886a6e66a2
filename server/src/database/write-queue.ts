import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Writes through `trx` only, and may be run twice (see WriteQueue). */
export type WriteWork<Result> = (trx: Transaction<Tables>) => Promise<Result>;

interface Waiting {
  run(trx: Transaction<Tables>): Promise<void>;
  done(): void;
  fail(error: unknown): void;
}

/** Writes that share one transaction at most; bounds how long one commit holds the loop. */
const MAX_GROUP = 256;

/**
 * Group commit: writes that arrive in the same turn of the event loop share one transaction and so
 * one wait for the disk, which is most of what a durable write costs. When the group fails, each of
 * its writes is tried again alone, so that a faulty one fails by itself.
 */
export class WriteQueue {
  readonly #query: Kysely<Tables>;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;

  constructor(query: Kysely<Tables>) {
    this.#query = query;
  }

  /** Resolves with the work's result once it is on disk; rejects when nothing of it was kept. */
  run<Result>(work: WriteWork<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      let result: Result;
      this.#waiting.push({
        async run(trx) {
          result = await work(trx);
        },
        done: () => resolve(result),
        fail: reject,
      });
      this.#flushing ??= this.#flush();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async settled(): Promise<void> {
    while (this.#flushing) await this.#flushing;
  }

  async #flush(): Promise<void> {
    // After the I/O of this turn: everything read from sockets by then goes in together.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MAX_GROUP);
      const kept = await this.#commit(group);
      if (kept.ok) continue;
      if (group.length === 1) group[0]?.fail(kept.error);
      else for (const write of group) await this.#commitAlone(write);
    }
    this.#flushing = undefined;
  }

  async #commitAlone(write: Waiting): Promise<void> {
    const kept = await this.#commit([write]);
    if (!kept.ok) write.fail(kept.error);
  }

  async #commit(group: readonly Waiting[]): Promise<{ ok: true } | { ok: false; error: unknown }> {
    try {
      await this.#query.transaction().execute(async (trx) => {
        for (const write of group) await write.run(trx);
      });
    } catch (error) {
      return { ok: false, error };
    }
    for (const write of group) write.done();
    return { ok: true };
  }
}
