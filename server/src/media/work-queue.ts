/** Thrown by a full queue: the work was not begun. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs at most `parallel` pieces of work at a time and lets at most `waiting` more wait their turn. */
export class WorkQueue {
  readonly #limits: { parallel: number; waiting: number };
  readonly #turns: (() => void)[] = [];
  #running = 0;

  constructor(limits: { parallel: number; waiting: number }) {
    this.#limits = limits;
  }

  /** @throws QueueFullError at once when nobody more may wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.parallel) {
      if (this.#turns.length >= this.#limits.waiting) throw new QueueFullError();
      // Whoever ends hands its place over, so `#running` stays as it is.
      await new Promise<void>((resolve) => this.#turns.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#turns.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
