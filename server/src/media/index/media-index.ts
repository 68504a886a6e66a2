import { randomBytes } from 'node:crypto';
import type { WatcherHealth } from '@jeweler/core/submissions';
import type { Logger } from 'pino';
import { type Commit, type FromScanner, type ScannerSettings, unpack } from '../scanner/scan-messages.ts';
import { EntryCopy, type ListChange } from './entry-copy.ts';
import type { MediaEntry } from './media-entry.ts';
import { type HealthState, SCANNER_ENDED, SCANNER_SILENT } from './media-health.ts';
import { type StartScanner, scannerProcess } from './scanner-process.ts';
import { type ScannerState, ScannerSupervisor } from './scanner-supervisor.ts';

/** A step of the index from one revision to the next; contains no files when only its health changed. */
export interface IndexChange extends ListChange {
  readonly from: string;
  readonly to: string;
}

export interface MediaIndexOptions extends ScannerSettings {
  readonly log: Pick<Logger, 'warn' | 'info' | 'error'>;
  /** Defaults to a separate process. */
  readonly startScanner?: StartScanner;
}

/**
 * The files of MEDIA_DIR in memory. A scanner keeps the list up to date; nothing here waits for the drive.
 * When the folder cannot be read, its last list remains, and `health` says so.
 */
export class MediaIndex {
  readonly #log: MediaIndexOptions['log'];
  readonly #scanner: ScannerSupervisor;
  readonly #list = new EntryCopy();
  readonly #listeners = new Set<(change: IndexChange) => void>();
  readonly #run = randomBytes(9).toString('base64url');
  #step = 0;

  /** The last state of the folder that the scanner reported. */
  #folderHealth: HealthState;
  #health: HealthState;
  #lastScan = 0;
  /** Whether the running scanner has sent its first result. */
  #hasCommitted = false;
  readonly #rescans = new Map<number, () => void>();
  #requests = 0;
  #isClosed = false;

  /**
   * Resolves when the list is complete, or when the drive has not responded for ten seconds: see `health`.
   */
  readonly ready: Promise<void>;
  #setReady = () => {};

  constructor({ mediaDir, mediaPoll, log, startScanner = scannerProcess() }: MediaIndexOptions) {
    this.#log = log;
    this.#folderHealth = { state: mediaPoll ? 'polling' : 'watching' };
    this.#health = this.#folderHealth;
    this.ready = new Promise((resolve) => {
      this.#setReady = resolve;
    });
    this.#scanner = new ScannerSupervisor(
      startScanner,
      { mediaDir, mediaPoll },
      {
        onMessage: (message) => this.#handle(message),
        onState: (state, reason) => this.#handleState(state, reason),
      },
    );
  }

  /** Stable files in the order of the list; the array is replaced when the list changes. */
  get entries(): readonly MediaEntry[] {
    return this.#list.sorted;
  }

  /** Whether the list has a file at this path below the folder. */
  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  /** The file at this path below the folder. */
  get(path: string): MediaEntry | undefined {
    return this.#list.get(path);
  }

  /** Identifies the current list; unique across runs of the server. */
  get revision(): string {
    return `${this.#run}.${this.#step}`;
  }

  get health(): WatcherHealth {
    return { ...this.#health, lastScan: new Date(this.#lastScan).toISOString() };
  }

  /** Calls `listener` at most about four times a second; returns a function that removes it. */
  onChange(listener: (change: IndexChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Has the whole folder scanned and resolves when the list contains what existed at the time of the call,
   * including files that became stable in the meantime; if the drive hangs, resolves with the list unchanged.
   */
  async rescan(): Promise<void> {
    if (this.#isClosed || this.#health !== this.#folderHealth) return;
    this.#requests += 1;
    const request = this.#requests;
    await new Promise<void>((resolve) => {
      this.#rescans.set(request, resolve);
      this.#scanner.send({ kind: 'rescan', request });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endRescans();
    await this.#scanner.close();
  }

  #handle(message: FromScanner): void {
    switch (message.kind) {
      case 'changes':
        this.#list.add(unpack(message.changes));
        break;
      case 'commit':
        this.#commit(message);
        break;
      case 'rescanned':
        this.#rescans.get(message.request)?.();
        this.#rescans.delete(message.request);
        break;
    }
  }

  #commit({ health, lastScan, isWholeList }: Commit): void {
    this.#lastScan = lastScan;
    const change = isWholeList ? this.#list.applyWhole() : this.#list.applyStep();
    const isOtherHealth = this.#setHealth(health);
    this.#folderHealth = health;
    this.#hasCommitted = true;
    if (change || isOtherHealth) this.#publish(change);
    this.#setReady();
  }

  #handleState(state: ScannerState, reason?: string): void {
    if (state === 'answering') {
      // Before its first commit its list is not complete.
      if (this.#hasCommitted && this.#setHealth(this.#folderHealth)) this.#publish();
      return;
    }
    if (state === 'ended') {
      this.#log.error({ reason }, 'The media scanner has stopped; it is being restarted.');
      this.#hasCommitted = false;
      this.#list.discardParts();
    }
    if (this.#setHealth(state === 'silent' ? SCANNER_SILENT : SCANNER_ENDED)) this.#publish();
    this.#endRescans();
    this.#setReady();
  }

  /** Returns whether the health has changed. */
  #setHealth(health: HealthState): boolean {
    const before = this.#health;
    this.#health = health;
    if (before.state === health.state && before.message === health.message) return false;
    if (health.message) this.#log.warn(health.message);
    else if (before.state === 'failed') this.#log.info('The media folder can be read again.');
    return true;
  }

  #endRescans(): void {
    for (const resolve of this.#rescans.values()) resolve();
    this.#rescans.clear();
  }

  #publish({ upserted, removed }: ListChange = { upserted: [], removed: [] }): void {
    const from = this.revision;
    this.#step += 1;
    for (const listener of this.#listeners) {
      try {
        listener({ from, to: this.revision, upserted, removed });
      } catch (error) {
        // Thrown in the handler of a message, it would end the server.
        this.#log.error({ err: error }, 'A change of the media folder could not be passed on.');
      }
    }
  }
}
