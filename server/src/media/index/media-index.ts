import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { comparePaths } from '@jeweler/core/format';
import type { WatcherHealth } from '@jeweler/core/submissions';
import type { Logger } from 'pino';
import type { HealthState } from '../scanner/folder-health.ts';
import type { FromScanner, ListChange, ScannerSettings } from '../scanner/scan-messages.ts';
import type { MediaEntry } from './media-entry.ts';
import { type StartScanner, scannerProcess } from './scanner-process.ts';
import { ScannerSupervisor } from './scanner-supervisor.ts';

/** Files that are added within this time are published together. */
const ADD_DEBOUNCE_MS = 100;

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
  readonly #added: MediaEntry[] = [];
  #emptyFolders: readonly string[] = [];
  readonly #listeners: (() => void)[] = [];
  readonly #run = randomBytes(9).toString('base64url');
  #step = 0;

  /** The last state of the folder that the scanner reported. */
  #folderHealth: HealthState;
  /** What is wrong with the scanner itself. */
  #fault: HealthState | undefined;
  #lastScan = 0;
  readonly #rescans = new Map<number, () => void>();
  #requests = 0;
  #isClosed = false;

  /**
   * Resolves when the list is complete, or when the drive has not responded for ten seconds: see `health`.
   */
  readonly ready: Promise<void>;
  #setReady = () => {};

  constructor({ mediaDir, mediaPoll, hadFiles, log, startScanner = scannerProcess() }: MediaIndexOptions) {
    this.#log = log;
    this.#folderHealth = { state: mediaPoll ? 'polling' : 'watching' };
    this.ready = new Promise((resolve) => {
      this.#setReady = resolve;
    });
    this.#scanner = new ScannerSupervisor(
      startScanner,
      { mediaDir, mediaPoll, hadFiles },
      {
        onMessage: (message) => this.#handle(message),
        onFault: (fault) => this.#setFault(fault),
        onEnd: (reason) => log.error({ reason }, 'The media scanner has stopped; it is being restarted.'),
      },
    );
  }

  /** Stable files in the order of the list; the array is replaced when the list changes. */
  get entries(): readonly MediaEntry[] {
    return this.#entries;
  }

  /** Folders in which there is no file, also not further down. */
  get emptyFolders(): readonly string[] {
    return this.#emptyFolders;
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
    return { ...(this.#fault ?? this.#folderHealth), lastScan: new Date(this.#lastScan).toISOString() };
  }

  /** Calls `listener` at most about four times a second. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Lists a file that the server itself has put in its place, whole, without waiting until it is stable. What the
   * next scan does not find is removed again.
   */
  add(entry: MediaEntry): void {
    if (!this.#isInUse()) return;
    const known = this.#byPath.get(entry.path);
    // The scanner was faster, and does not send it a second time.
    if (known?.size === entry.size && known.modified === entry.modified) return;
    this.#apply({ upserted: [entry], removed: [] });
    this.#added.push(entry);
    if (this.#added.length > 1) return;
    setTimeout(() => void this.#publishAdded(), ADD_DEBOUNCE_MS).unref();
  }

  /**
   * Has the whole folder scanned and resolves when the list contains what existed at the time of the call,
   * including files that became stable in the meantime; if the drive hangs, resolves with the list unchanged.
   */
  async rescan(): Promise<void> {
    if (this.#isClosed || this.#fault) return;
    this.#requests += 1;
    const request = this.#requests;
    await new Promise<void>((resolve) => {
      this.#rescans.set(request, resolve);
      this.#scanner.rescan(request);
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
    const before = this.health;
    this.#lastScan = message.lastScan;
    if (!isDeepStrictEqual(this.#emptyFolders, message.emptyFolders)) {
      this.#emptyFolders = message.emptyFolders;
      isOtherList = true;
    }
    this.#folderHealth = message.health;
    const isOtherHealth = this.#noteHealth(before);
    if (isOtherList || isOtherHealth) this.#publish();
    this.#setReady();
  }

  /** Returns whether there was anything to apply. */
  #apply({ upserted, removed }: Pick<ListChange, 'upserted' | 'removed'>): boolean {
    if (upserted.length + removed.length === 0) return false;
    for (const path of removed) this.#byPath.delete(path);
    for (const entry of upserted) this.#byPath.set(entry.path, entry);
    const kept = this.#entries.filter((entry) => this.#byPath.get(entry.path) === entry);
    // Sorting what is sorted already, but for its end, takes one comparison for each entry.
    this.#entries = [...kept, ...upserted].sort((a, b) => comparePaths(a.path, b.path));
    return true;
  }

  async #publishAdded(): Promise<void> {
    const added = this.#added.splice(0);
    if (!this.#isInUse()) return;
    this.#publish();
    await this.rescan();
    // What the scanner has found is another object by now.
    const removed = added.filter((entry) => this.#byPath.get(entry.path) === entry).map(({ path }) => path);
    if (this.#isInUse() && this.#apply({ upserted: [], removed })) this.#publish();
  }

  #isInUse(): boolean {
    return !this.#isClosed && this.health.state !== 'failed';
  }

  #setFault(fault: HealthState | undefined): void {
    const before = this.health;
    this.#fault = fault;
    if (this.#noteHealth(before)) this.#publish();
    if (!fault) return;
    this.#endRescans();
    this.#setReady();
  }

  /** Logs the health if it has changed, and returns whether it has. */
  #noteHealth(before: HealthState): boolean {
    const { state, message } = this.health;
    if (before.state === state && before.message === message) return false;
    if (message) this.#log.warn(message);
    else if (before.state === 'failed') this.#log.info('The media folder can be read again.');
    return true;
  }

  #endRescans(): void {
    for (const resolve of this.#rescans.values()) resolve();
    this.#rescans.clear();
  }

  #publish(): void {
    this.#step += 1;
    for (const listener of this.#listeners) listener();
  }
}
