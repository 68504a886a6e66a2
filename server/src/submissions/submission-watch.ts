import { randomUUID } from 'node:crypto';
import { every } from '../background-tasks.ts';
import type { Database } from '../database/sqlite.ts';
import type { Log } from '../log.ts';

/** Interval of checks for writes by other processes, in milliseconds. */
const WATCH_INTERVAL = 500;
/** Minimum interval between two revisions, in milliseconds: a burst is reported as one. */
const SHORTEST_PAUSE = 100;

/** Reports that submissions, or related data entered by staff, were stored, changed or deleted. */
export class SubmissionWatch {
  readonly #database: Database;
  readonly #listeners = new Set<() => void>();
  readonly #stopWatching: () => void;
  /** Keeps revisions unique across runs of the server. */
  readonly #run = randomUUID();
  #count = 0;
  #seenVersion: number;
  #lastChange = Number.NEGATIVE_INFINITY;
  #pending: NodeJS.Timeout | undefined;

  constructor(database: Database, log: Pick<Log, 'error'>) {
    this.#database = database;
    this.#seenVersion = database.dataVersion();
    this.#stopWatching = every(WATCH_INTERVAL, 'watching for submissions', () => this.#look(), log);
  }

  /** Identifies one state of the submissions. */
  get revision(): string {
    return `${this.#run}.${this.#count}`;
  }

  /** To be called when this process has written: listeners are called at once, or within SHORTEST_PAUSE. */
  announce(): void {
    if (this.#pending) return;
    const wait = this.#lastChange + SHORTEST_PAUSE - performance.now();
    if (wait <= 0) this.#change();
    else this.#pending = setTimeout(() => this.#change(), wait).unref();
  }

  /** Calls `listener` with each new revision; returns a function that removes it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#stopWatching();
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

  /**
   * Another process may have written anything; finding out whether it was a submission is not worth the
   * effort.
   */
  #look(): void {
    const version = this.#database.dataVersion();
    if (Number.isNaN(version) || version === this.#seenVersion) return;
    this.#seenVersion = version;
    this.announce();
  }
}
