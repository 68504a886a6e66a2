import pLimit from 'p-limit';

/** Thrown when nobody more may wait: the work was not begun. */
export class LimitReachedError extends Error {
  override readonly name = 'LimitReachedError';
}

/** Runs at most `concurrency` pieces of work at a time, in order, and lets at most `waiting` more wait. */
export class ConcurrencyLimit {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #waiting: number;

  constructor({ concurrency, waiting }: { concurrency: number; waiting: number }) {
    this.#limit = pLimit(concurrency);
    this.#waiting = waiting;
  }

  /** @throws LimitReachedError at once when `waiting` pieces of work wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { activeCount, concurrency, pendingCount } = this.#limit;
    if (activeCount >= concurrency && pendingCount >= this.#waiting) throw new LimitReachedError();
    return this.#limit(work);
  }
}
