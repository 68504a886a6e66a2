import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** Minimum interval between two revisions: a burst is reported as one. */
const MIN_PAUSE_MS = 100;

/** Reports that submissions, or related data entered by staff, were stored, changed or deleted. */
export class SubmissionWatch {
  readonly #database: Pick<Database, 'dataVersion'>;
  readonly #listeners = new Set<() => void>();
  /** Keeps revisions unique across runs of the server. */
  readonly #run = randomUUID();
  #count = 0;
  #seenVersion: number;
  #lastChange = Number.NEGATIVE_INFINITY;
  #pending: NodeJS.Timeout | undefined;

  constructor(database: Pick<Database, 'dataVersion'>) {
    this.#database = database;
    this.#seenVersion = database.dataVersion();
  }

  /** Identifies one state of the submissions. */
  get revision(): string {
    return `${this.#run}.${this.#count}`;
  }

  /** To be called when this process has written: listeners are called at once, or within MIN_PAUSE_MS. */
  announce(): void {
    if (this.#pending) return;
    const wait = this.#lastChange + MIN_PAUSE_MS - performance.now();
    if (wait <= 0) this.#change();
    else this.#pending = setTimeout(() => this.#change(), wait).unref();
  }

  /** Announces a write of another process, whatever it wrote: a superfluous revision does no harm. */
  checkForWrites(): void {
    const version = this.#database.dataVersion();
    if (Number.isNaN(version) || version === this.#seenVersion) return;
    this.#seenVersion = version;
    this.announce();
  }

  /** Calls `listener` with each new revision; returns a function that removes it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    clearTimeout(this.#pending);
    this.#listeners.clear();
  }

  #change(): void {
    clearTimeout(this.#pending);
    this.#pending = undefined;
    this.#lastChange = performance.now();
    this.#count += 1;
    for (const listener of this.#listeners) listener();
  }
}
