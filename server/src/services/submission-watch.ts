import { randomUUID } from 'node:crypto';
import { every } from '../background-tasks.ts';
import type { Database } from '../database/sqlite.ts';
import type { Log } from '../log.ts';

/** How soon writes of other processes are noticed, in milliseconds. */
const WATCH_INTERVAL = 500;
/** Shortest time between two revisions, in milliseconds: a burst is told as one. */
const SHORTEST_PAUSE = 100;

/** Tells that submissions, or what staff keep about them, were stored, changed or deleted. */
export class SubmissionWatch {
  readonly #database: Database;
  readonly #listeners = new Set<() => void>();
  readonly #stopWatching: () => void;
  /** A server that has started anew never gives a revision that an earlier run has given. */
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

  /** Names one state of the submissions. */
  get revision(): string {
    return `${this.#run}.${this.#count}`;
  }

  /** To be called when this process has written: at once, or within SHORTEST_PAUSE, listeners are told. */
  announce(): void {
    if (this.#pending) return;
    const wait = this.#lastChange + SHORTEST_PAUSE - performance.now();
    if (wait <= 0) this.#change();
    else this.#pending = setTimeout(() => this.#change(), wait).unref();
  }

  /** Calls `listener` with each new revision; returns what ends that. */
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

  /** Another process may have written anything; that it was no submission is not worth finding out. */
  #look(): void {
    const version = this.#database.dataVersion();
    if (Number.isNaN(version) || version === this.#seenVersion) return;
    this.#seenVersion = version;
    this.announce();
  }
}
