import { randomBytes } from 'node:crypto';
import { comparePaths } from '@jeweler/core/format';
import type { WatcherHealth } from '@jeweler/core/submissions';
import type { Logger } from 'pino';
import type { FromScanner, ListChange, ScannerSettings } from '../scanner/scan-messages.ts';
import type { MediaEntry } from './media-entry.ts';
import { type HealthState, SCANNER_ENDED, SCANNER_SILENT } from './media-health.ts';
import { type StartScanner, scannerProcess } from './scanner-process.ts';
import { type ScannerState, ScannerSupervisor } from './scanner-supervisor.ts';

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
  readonly #byPath = new Map<string, MediaEntry>();
  #entries: readonly MediaEntry[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #run = randomBytes(9).toString('base64url');
  #step = 0;

  /** The last state of the folder that the scanner reported. */
  #folderHealth: HealthState;
  #health: HealthState;
  #lastScan = 0;
  /** Whether the running scanner has sent its first result. */
  #hasAnswered = false;
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
    return this.#entries;
  }

  /** Whether the list has a file at this path below the folder. */
  has(path: string): boolean {
    return this.#byPath.has(path);
  }

  /** The file at this path below the folder. */
  get(path: string): MediaEntry | undefined {
    return this.#byPath.get(path);
  }

  /** Identifies the current list and health; unique across runs of the server. */
  get revision(): string {
    return `${this.#run}.${this.#step}`;
  }

  get health(): WatcherHealth {
    return { ...this.#health, lastScan: new Date(this.#lastScan).toISOString() };
  }

  /** Calls `listener` at most about four times a second; returns a function that removes it. */
  onChange(listener: () => void): () => void {
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
    let isOtherList = true;
    switch (message.kind) {
      case 'alive':
        return;
      case 'rescanned':
        this.#rescans.get(message.request)?.();
        this.#rescans.delete(message.request);
        return;
      case 'list':
        this.#byPath.clear();
        for (const entry of message.entries) this.#byPath.set(entry.path, entry);
        this.#entries = message.entries;
        break;
      case 'change':
        isOtherList = this.#apply(message);
        break;
    }
    this.#lastScan = message.lastScan;
    this.#folderHealth = message.health;
    this.#hasAnswered = true;
    const isOtherHealth = this.#setHealth(message.health);
    if (isOtherList || isOtherHealth) this.#publish();
    this.#setReady();
  }

  /** Returns whether there was anything to apply. */
  #apply({ upserted, removed }: ListChange): boolean {
    if (upserted.length + removed.length === 0) return false;
    for (const path of removed) this.#byPath.delete(path);
    for (const entry of upserted) this.#byPath.set(entry.path, entry);
    const kept = this.#entries.filter((entry) => this.#byPath.get(entry.path) === entry);
    // Sorting what is sorted already, but for its end, takes one comparison for each entry.
    this.#entries = [...kept, ...upserted].sort((a, b) => comparePaths(a.path, b.path));
    return true;
  }

  #handleState(state: ScannerState, reason?: string): void {
    if (state === 'answering') {
      // Before its first answer its list is not complete.
      if (this.#hasAnswered && this.#setHealth(this.#folderHealth)) this.#publish();
      return;
    }
    if (state === 'ended') {
      this.#log.error({ reason }, 'The media scanner has stopped; it is being restarted.');
      this.#hasAnswered = false;
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

  #publish(): void {
    this.#step += 1;
    for (const listener of this.#listeners) {
      try {
        listener();
      } catch (error) {
        // Thrown in the handler of a message, it would end the server.
        this.#log.error({ err: error }, 'A change of the media folder could not be passed on.');
      }
    }
  }
}
