import type { FileHandle } from 'node:fs/promises';
import type { Logger } from 'pino';
import { ConcurrencyLimit, LimitReachedError } from '../concurrency-limit.ts';

/** The drive does not answer in time, or as many wait for it as may. */
export class DriveBusyError extends Error {
  override readonly name = 'DriveBusyError';
}

/**
 * Calls at work at once. libuv runs them on four threads for the whole process, which compression,
 * password hashing, pictures and every other file need too: a drive that hangs holds two, and one more
 * that closes files.
 */
const CONCURRENCY = 2;
/** A call takes a fraction of a millisecond; so many can only wait when the drive is in trouble. */
const WAITING = 500;
/** How long a caller waits, its turn included, in milliseconds. */
const DEADLINE = 5000;

/**
 * The one way to the files of a folder whose drive may hang, as network drives do. A call cannot be
 * taken back: it holds its thread until the drive answers, so while all places are held by calls past
 * their deadline, further ones are refused at once.
 */
export class DriveAccess {
  readonly #log: Pick<Logger, 'warn' | 'info'>;
  readonly #folder: string;
  readonly #calls = new ConcurrencyLimit({ concurrency: CONCURRENCY, waiting: WAITING });
  readonly #closing = new ConcurrencyLimit({ concurrency: 1, waiting: Number.POSITIVE_INFINITY });
  #overdue = 0;

  constructor(folder: string, log: Pick<Logger, 'warn' | 'info'>) {
    this.#folder = folder;
    this.#log = log;
  }

  /**
   * @param release disposes of a result that came after the deadline, when nobody takes it any more
   * @throws DriveBusyError after DEADLINE, or at once; else what `call` throws
   */
  run<T>(call: () => Promise<T>, release?: (late: T) => Promise<void>): Promise<T> {
    if (this.#overdue >= CONCURRENCY) return Promise.reject(new DriveBusyError());
    return new Promise<T>((resolve, reject) => {
      let isAtWork = false;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        if (isAtWork) this.#countOverdue(1);
        reject(new DriveBusyError());
      }, DEADLINE);
      const work = async () => {
        if (isLate) return;
        isAtWork = true;
        try {
          const result = await call();
          if (isLate) await release?.(result);
          else resolve(result);
        } finally {
          if (isLate) this.#countOverdue(-1);
          clearTimeout(timer);
        }
      };
      this.#calls.run(work).catch((error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof LimitReachedError ? new DriveBusyError() : error);
      });
    });
  }

  /** Closes a file; never refused, and waits for its turn for as long as it takes. */
  close(handle: FileHandle): Promise<void> {
    return this.#closing.run(() => handle.close());
  }

  #countOverdue(change: 1 | -1): void {
    const before = this.#overdue;
    this.#overdue += change;
    const folder = this.#folder;
    if (before === 0)
      this.#log.warn({ folder }, 'a drive does not answer: its files are refused until it does');
    else if (this.#overdue === 0) this.#log.info({ folder }, 'a drive answers again');
  }
}
