import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { WatcherHealth } from '@jeweler/core/schemas';
import type { Logger } from 'pino';
import { faultOfFolder, faultOfWatch, type HealthState } from './folder-fault.ts';
import { FolderWatch } from './folder-watch.ts';
import type { MediaEntry } from './media-entry.ts';
import { MediaRoot } from './media-root.ts';
import { MediaTree, type TreeChange } from './media-tree.ts';
import { QUIET } from './unfinished-files.ts';
import { finish, inSlices } from './walk.ts';

/** A step of the index from one revision to the next; without files when only its health changed. */
export interface IndexChange extends TreeChange {
  readonly from: string;
  readonly to: string;
}

export interface MediaIndexOptions {
  readonly mediaDir: string;
  /** No notices of the system: the folder is read again and again (MEDIA_POLL). */
  readonly mediaPoll: boolean;
  readonly log: Pick<Logger, 'warn' | 'info'>;
}

/** Milliseconds: what happens within a moment is read at once, what is found within a step told at once. */
const MOMENT = 60;
const STEP = 250;
/** How often unfinished files are looked at. */
const SETTLE = 150;
/** How often to look whether the folder is still in its place, and for one that was not. */
const PRESENCE = 2000;
/** The system may lose notices without a word: everything is read again this often. */
const NET = 10 * 60_000;
/** Polling rests this many times as long as reading took, and never less than half a second. */
const POLL_REST = 4;
const POLL_MIN = 500;
/** So many paths at a time come after a jam that may have overrun the system's queue of notices. */
const FLOOD = 4000;

/**
 * The files of MEDIA_DIR in memory: complete when constructed, then kept up by the system's notices or
 * by polling. A folder that cannot be read keeps its last list, and `health` says so.
 */
export class MediaIndex {
  readonly #log: MediaIndexOptions['log'];
  readonly #tree = new MediaTree();
  readonly #root: MediaRoot;
  readonly #listeners = new Set<(change: IndexChange) => void>();
  readonly #run = randomBytes(9).toString('base64url');
  #step = 0;
  #publishedAt = Number.NEGATIVE_INFINITY;

  #health: HealthState;
  #healthChanged = false;
  #lastScan = new Date(0);
  #usesNotices: boolean;
  #watch: FolderWatch | undefined;
  #watchFault: string | undefined;

  #touched = new Set<string>();
  #readAllAt = 0;
  #rescan: { promise: Promise<void>; done: () => void } | undefined;

  #isClosed = false;
  #working: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  readonly #presence: NodeJS.Timeout;

  constructor({ mediaDir, mediaPoll, log }: MediaIndexOptions) {
    this.#log = log;
    this.#root = new MediaRoot(mediaDir);
    this.#usesNotices = !mediaPoll;
    this.#health = { state: mediaPoll ? 'polling' : 'watching' };
    finish(this.#readAll());
    this.#tree.commit();
    this.#healthChanged = false;
    this.#plan();
    this.#presence = setInterval(() => void this.#lookForFolder(), PRESENCE).unref();
  }

  /** Finished files in the order of the list; replaced as a whole when it changes. */
  get entries(): readonly MediaEntry[] {
    return this.#tree.entries;
  }

  /** Whether the list has a file at this path below the folder. */
  has(path: string): boolean {
    return this.#tree.has(path);
  }

  /** Names the present list; no other run of the server gives the same. */
  get revision(): string {
    return `${this.#run}.${this.#step}`;
  }

  get health(): WatcherHealth {
    return { ...this.#health, lastScan: this.#lastScan.toISOString() };
  }

  /** Calls `listener` at most four times a second; returns what ends that. */
  onChange(listener: (change: IndexChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Reads the whole folder and resolves when the list tells what was there at the time of the call,
   * files included that stood still in the meantime. All who ask before it begins share one reading.
   */
  async rescan(): Promise<void> {
    if (this.#isClosed) return;
    this.#rescan ??= deferred();
    this.#wakeIn(0);
    await this.#rescan.promise;
    if (!this.#tree.hasUnfinished) return;
    await delay(QUIET + SETTLE + MOMENT, undefined, { ref: false });
    this.#publish();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#presence);
    this.#watch?.close();
    await this.#working;
    this.#rescan?.done();
  }

  *#readAll(): Generator<void, void> {
    const started = performance.now();
    this.#touched.clear();
    try {
      const { path, isAnother } = this.#root.enter(this.#tree.entries.length > 0);
      if (isAnother && this.#usesNotices) this.#watchFolder(path);
      yield* this.#tree.readAll(path, this.#followed());
      this.#lastScan = new Date();
      if (this.#health.state === 'failed') {
        this.#setHealth(this.#usesNotices ? 'watching' : 'polling', this.#watchFault);
      }
      const rest = Math.max(POLL_MIN, POLL_REST * (performance.now() - started));
      this.#readAllAt = performance.now() + (this.#usesNotices ? NET : rest);
    } catch (error) {
      this.#fail(error);
    }
  }

  *#readTouched(root: string): Generator<void, void> {
    const paths = this.#touched;
    this.#touched = new Set();
    try {
      // In a folder that is gone nothing was deleted; reading everything finds out what it is.
      if (!this.#root.isInPlaceNow()) {
        this.#readAllAt = 0;
        return;
      }
      yield* this.#tree.readPaths(root, paths, this.#followed());
      yield* this.#tree.readUnfinished(root);
    } catch (error) {
      this.#fail(error);
    }
  }

  #followed() {
    return {
      add: (folder: string) => this.#watch?.add(folder),
      drop: (folder: string) => this.#watch?.drop(folder),
    };
  }

  #watchFolder(root: string): void {
    this.#watch?.close();
    this.#watch = new FolderWatch({
      root,
      onPath: (path) => {
        this.#touched.add(path);
        if (path === '' || this.#touched.size > FLOOD) this.#readAllAt = 0;
        this.#wakeIn(MOMENT);
      },
      onFault: (error) => {
        this.#log.warn(
          { err: error },
          'The media folder cannot be watched; it is read at intervals instead.',
        );
        this.#watch?.close();
        this.#watch = undefined;
        this.#usesNotices = false;
        this.#watchFault = faultOfWatch(error);
        this.#setHealth('polling', this.#watchFault);
        this.#readAllAt = 0;
      },
    });
  }

  async #lookForFolder(): Promise<void> {
    if (this.#health.state === 'failed' || !this.#usesNotices || (await this.#root.isInPlace())) return;
    this.#readAllAt = 0;
    this.#wakeIn(0);
  }

  #fail(error: unknown): void {
    if (this.#health.state !== 'failed') this.#log.warn({ err: error }, 'The media folder cannot be read.');
    this.#setHealth('failed', faultOfFolder(error));
    this.#readAllAt = performance.now() + PRESENCE;
  }

  #setHealth(state: HealthState['state'], message?: string): void {
    if (this.#health.state === state && this.#health.message === message) return;
    if (this.#health.state === 'failed' && state !== 'failed') {
      this.#log.info('The media folder can be read again.');
    }
    this.#health = { state, ...(message ? { message } : {}) };
    this.#healthChanged = true;
  }

  #wakeIn(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (this.#isClosed || this.#timerAt <= at) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    this.#timer = setTimeout(() => {
      this.#timerAt = Number.POSITIVE_INFINITY;
      this.#working ??= this.#work().finally(() => {
        this.#working = undefined;
        this.#plan();
      });
    }, milliseconds).unref();
  }

  async #work(): Promise<void> {
    const rescan = this.#rescan;
    const root = this.#root.path;
    if (rescan || root === undefined || performance.now() >= this.#readAllAt) {
      this.#rescan = undefined;
      await inSlices(this.#readAll());
    } else if (this.#health.state !== 'failed') {
      await inSlices(this.#readTouched(root));
    }
    if (rescan || performance.now() >= this.#publishedAt + STEP) this.#publish();
    rescan?.done();
  }

  #plan(): void {
    if (this.#rescan) this.#wakeIn(0);
    if (this.#touched.size > 0 && this.#health.state !== 'failed') this.#wakeIn(MOMENT);
    if (this.#tree.hasUnfinished && this.#health.state !== 'failed') this.#wakeIn(SETTLE);
    if (this.#tree.hasChanges || this.#healthChanged) this.#wakeIn(STEP);
    this.#wakeIn(Math.max(0, this.#readAllAt - performance.now()));
  }

  #publish(): void {
    const change = this.#tree.commit();
    if (!change && !this.#healthChanged) return;
    this.#healthChanged = false;
    this.#publishedAt = performance.now();
    const from = this.revision;
    this.#step += 1;
    const { upserted, removed } = change ?? { upserted: [], removed: [] };
    for (const listener of this.#listeners) listener({ from, to: this.revision, upserted, removed });
  }
}

const deferred = () => {
  let done = () => {};
  const promise = new Promise<void>((resolve) => {
    done = resolve;
  });
  return { promise, done };
};
