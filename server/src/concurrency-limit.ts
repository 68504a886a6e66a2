import pLimit from 'p-limit';

/** Thrown when the queue is full: the work was not started. */
export class LimitReachedError extends Error {
  override readonly name = 'LimitReachedError';
}

/** Runs at most `concurrency` tasks at a time, in order, with at most `waiting` more in the queue. */
export class ConcurrencyLimit {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #waiting: number;

  constructor({ concurrency, waiting }: { concurrency: number; waiting: number }) {
    this.#limit = pLimit(concurrency);
    this.#waiting = waiting;
  }

  /** @throws LimitReachedError at once when `waiting` tasks are already in the queue */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { activeCount, concurrency, pendingCount } = this.#limit;
    if (activeCount >= concurrency && pendingCount >= this.#waiting) throw new LimitReachedError();
    return this.#limit(work);
  }
}
