import { type FileHandle, readdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import { ConcurrencyLimit, LimitReachedError } from '../../concurrency-limit.ts';
import { isVisibleName } from './visible-path.ts';

/** The drive does not respond in time, or its queue is full. */
export class DriveBusyError extends Error {
  override readonly name = 'DriveBusyError';
}

/**
 * Concurrent calls. libuv runs them on four threads for the whole process, which compression, password
 * hashing, pictures and all other files need too: a drive that hangs holds two, plus one that closes files.
 */
const CONCURRENCY = 2;
/**
 * A call takes a fraction of a millisecond, so this many can only be waiting when the drive is in trouble.
 */
const MAX_WAITING_CALLS = 500;
/** How long a caller waits, including time in the queue, in milliseconds. */
const DEADLINE_MS = 5000;

/**
 * The only access to the files of a folder whose drive may hang, as network drives do. A call cannot be
 * cancelled: it holds its thread until the drive responds, so while all slots are held by calls past their
 * deadline, further ones are rejected at once.
 */
export class DriveAccess {
  readonly #log: Pick<Logger, 'warn' | 'info'>;
  readonly #folder: string;
  readonly #calls = new ConcurrencyLimit({ concurrency: CONCURRENCY, waiting: MAX_WAITING_CALLS });
  readonly #closing = new ConcurrencyLimit({ concurrency: 1, waiting: Number.POSITIVE_INFINITY });
  #overdue = 0;

  constructor(folder: string, log: Pick<Logger, 'warn' | 'info'>) {
    this.#folder = folder;
    this.#log = log;
  }

  /**
   * @param release disposes of a result that arrives after the deadline, when no caller receives it any more
   * @throws DriveBusyError after DEADLINE_MS, or at once; otherwise what `call` throws
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
      }, DEADLINE_MS);
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

  /** Closes a file; never rejected for lack of slots, however long it has to wait. */
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

/**
 * Whether a folder cannot be read or has nothing to show, as while its drive is not connected: there is no folder then,
 * or an empty one that the drive is mounted on. What is not in it has not been deleted.
 */
export const isDriveAway = async (folder: string): Promise<boolean> => {
  const names = await readdir(folder).catch(() => []);
  return !names.some(isVisibleName);
};
