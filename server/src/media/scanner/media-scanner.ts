import type { Stats } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { comparePaths } from '@jeweler/core/format';
import pLimit from 'p-limit';
import { fileTime, type MediaEntry, mediaEntry } from '../index/media-entry.ts';
import type { HealthState } from '../index/media-health.ts';
import { readEntry, UNREADABLE } from './directory-entry.ts';
import { mayHaveMarks, readMarks } from './file-marks.ts';
import { faultOfFolder, faultOfUnreadable, faultOfWatch } from './folder-fault.ts';
import { FolderWatch } from './folder-watch.ts';
import { MediaRoot, RootReplacedError } from './media-root.ts';
import { isStableAtStart, PendingFiles, STABILITY_THRESHOLD_MS } from './pending-files.ts';
import type { FromScanner, ScannerSettings } from './scan-messages.ts';
import { ScanTimer } from './scan-timer.ts';
import { scanTree, TimeSlice } from './scan-tree.ts';

/** Time from the first event to the scan. */
const DEBOUNCE_MS = 60;
/** Time from when folders are given to chokidar until the scan: their watches start a little later. */
const SCAN_AFTER_WATCH_MS = 800;
/** The system may drop events silently, so everything is scanned at this interval. */
const SCAN_INTERVAL_MS = 10 * 60_000;
/** Interval of checks of pending files. */
const PENDING_INTERVAL_MS = 200;
/** Interval of checks whether the folder is still in its place, and of retries when it cannot be read. */
const ROOT_CHECK_INTERVAL_MS = 2000;
/** Pause after a scan, as a multiple of its duration, for events and for polling; and the shortest pause. */
const REST_FACTOR = 1;
const POLL_REST_FACTOR = 4;
const MIN_REST_MS = 250;
const MIN_POLL_REST_MS = 500;
/** Files are read for their marks in slices of this length, with pauses for everything else. */
const MARKS_SLICE_MS = 10;
const MARKS_PAUSE_MS = 30;
/** Changes are sent together, at most once in this interval. */
const SEND_INTERVAL_MS = 250;

/** Resolves when the message has left the process. */
type SendMessage = (message: FromScanner) => Promise<void> | void;

/**
 * Scans and watches the media folder, and sends its list and then its changes. Any event leads to one scan of
 * everything. Its file system calls are synchronous: a drive that hangs blocks the thread, so it must not run
 * on the server's.
 */
export class MediaScanner {
  readonly #root: MediaRoot;
  readonly #send: SendMessage;
  /** Nothing else reads the drive, or changes the list, while a scan is running. */
  readonly #inTurn = pLimit(1);
  readonly #rootCheck: NodeJS.Timeout;
  readonly #scanTimer = new ScanTimer(() => void this.#scan());
  readonly #pendingTimer = new ScanTimer(() => void this.#checkPending());
  readonly #marksTimer = new ScanTimer(() => void this.#readMarks());
  readonly #sendTimer = new ScanTimer(() => void this.#sendNow());
  #queuedScan: Promise<void> | undefined;
  #isScanning = false;
  /** Whether an event arrived while a scan was running. */
  #isOutdated = false;
  #scanTook = 0;
  /** In milliseconds of `performance.now`. */
  #restsUntil = 0;

  #listed = new Map<string, MediaEntry>();
  readonly #pending = new PendingFiles();
  /** Listed files whose content has not been read for its marks. */
  readonly #unmarked = new Set<string>();
  /** Whether everything has been scanned once. */
  #isComplete = false;

  #watch: FolderWatch | undefined;
  #watchFault: string | undefined;
  #isPolling: boolean;
  /** The last scan failed because of this. */
  #fault: string | undefined;
  #unreadable: string | undefined;
  #lastScan = 0;

  /** What the server knows: undefined before the list was sent. */
  #sent: Map<string, MediaEntry> | undefined;
  #sentState = '';
  /** In milliseconds of `performance.now`. */
  #sentAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor({ mediaDir, mediaPoll }: ScannerSettings, send: SendMessage) {
    this.#root = new MediaRoot(mediaDir);
    this.#isPolling = mediaPoll;
    this.#send = send;
    this.#rootCheck = setInterval(() => void this.#inTurn(() => this.#checkRoot()), ROOT_CHECK_INTERVAL_MS);
    void this.#scan();
  }

  /**
   * Scans everything and resolves when everything that existed at the time of the call has been sent,
   * including files that became stable in the meantime.
   */
  async rescan(): Promise<void> {
    await this.#scan();
    if (this.#pending.count > 0) {
      await delay(STABILITY_THRESHOLD_MS + PENDING_INTERVAL_MS);
      await this.#checkPending();
    }
    await this.#sendNow();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#rootCheck);
    for (const timer of [this.#scanTimer, this.#pendingTimer, this.#marksTimer, this.#sendTimer]) {
      timer.cancel();
    }
    await this.#watch?.close();
    await this.#inTurn(() => undefined);
  }

  /** Callers share one scan until it starts. */
  #scan(): Promise<void> {
    this.#queuedScan ??= this.#inTurn(async () => {
      this.#queuedScan = undefined;
      this.#scanTimer.cancel();
      this.#isScanning = true;
      this.#isOutdated = false;
      const started = performance.now();
      const isDone = await this.#attempt(() => this.#scanAll());
      this.#isScanning = false;
      this.#scanTook = performance.now() - started;
      this.#restsUntil = performance.now() + Math.max(MIN_REST_MS, REST_FACTOR * this.#scanTook);
      if (this.#isOutdated) this.#handleEvent();
      if (isDone) this.#scanIn(this.#isPolling ? this.#pollRest() : SCAN_INTERVAL_MS);
    });
    return this.#queuedScan;
  }

  async #scanAll(): Promise<void> {
    const { path: root, isAnother } = this.#root.enter(this.#listed.size > 0);
    const listed = new Map<string, MediaEntry>();
    const { folders, unreadable } = await scanTree(root, (path, stats) => {
      const entry = this.#toEntry(path, stats);
      if (entry) listed.set(path, entry);
    });
    // What is missing because the root was replaced has not been removed.
    this.#root.confirmInPlace();
    // The system discards the watches of a drive that was disconnected.
    const isWatchLost = isAnother || this.#fault !== undefined;
    this.#listed = listed;
    this.#unreadable = faultOfUnreadable(unreadable);
    this.#fault = undefined;
    this.#isComplete = true;
    this.#lastScan = Date.now();
    // The first list leaves before chokidar reads the folders, which would hold it up.
    if (!this.#sent) await this.#sendNow();
    if (isWatchLost) this.#watchAnew(root);
    this.#watch?.update(folders);
  }

  /**
   * The entry to list. A new file has none, and one that is being replaced keeps its old one, until it is
   * stable.
   */
  #toEntry(path: string, stats: Stats): MediaEntry | undefined {
    const before = this.#listed.get(path);
    const isUnchanged = before?.size === stats.size && before.modified === fileTime(stats.mtimeMs);
    const isStable =
      isUnchanged || (!this.#isComplete && isStableAtStart(stats)) || this.#pending.isStable(path, stats);
    if (!isStable) return before;
    this.#pending.delete(path);
    if (isUnchanged) return before;
    if (mayHaveMarks(path)) this.#unmarked.add(path);
    return mediaEntry(path, stats);
  }

  /** Lists the pending files that have become stable. */
  async #checkPending(): Promise<void> {
    await this.#inKnownRoot(async (root) => {
      const slice = new TimeSlice();
      for (const path of this.#pending.due()) {
        if (slice.isOver) await slice.next();
        const found = readEntry(root, path);
        if (found === UNREADABLE || !found?.stats.isFile()) {
          // If it was listed, the scan that follows its removal removes it.
          this.#pending.delete(path);
          continue;
        }
        const entry = this.#toEntry(path, found.stats);
        if (entry) this.#listed.set(path, entry);
      }
    });
  }

  /** Reads the marks of some files. */
  async #readMarks(): Promise<void> {
    await this.#inKnownRoot(async (root) => {
      const end = performance.now() + MARKS_SLICE_MS;
      for (const path of this.#unmarked) {
        if (performance.now() > end) return;
        this.#unmarked.delete(path);
        const entry = this.#listed.get(path);
        const marks = entry && readMarks(`${root}/${path}`);
        if (entry && marks) this.#listed.set(path, { ...entry, marks });
      }
    });
  }

  /** If the last scan failed, everything is left to the next one. */
  async #inKnownRoot(work: (root: string) => Promise<void>): Promise<void> {
    await this.#inTurn(async () => {
      const { path } = this.#root;
      if (path !== undefined && this.#fault === undefined) await this.#attempt(() => work(path));
    });
  }

  /** Returns whether the work was completed. */
  async #attempt(work: () => Promise<void>): Promise<boolean> {
    if (this.#isClosed) return false;
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof RootReplacedError) this.#scanIn(0);
      else {
        this.#fault = faultOfFolder(error);
        this.#scanIn(ROOT_CHECK_INTERVAL_MS);
      }
      return false;
    } finally {
      this.#planNext();
    }
  }

  #planNext(): void {
    if (this.#isClosed) return;
    this.#sendTimer.startIn(Math.max(0, this.#sentAt + SEND_INTERVAL_MS - performance.now()));
    if (this.#pending.count > 0) this.#pendingTimer.startIn(PENDING_INTERVAL_MS);
    if (this.#unmarked.size > 0) this.#marksTimer.startIn(MARKS_PAUSE_MS);
  }

  #checkRoot(): void {
    if (this.#isPolling || this.#fault !== undefined || this.#isClosed) return;
    try {
      if (!this.#root.isInPlace()) this.#scanIn(0);
    } catch {
      this.#scanIn(0);
    }
  }

  #watchAnew(root: string): void {
    void this.#watch?.close();
    this.#watch = undefined;
    if (this.#isPolling || this.#isClosed) return;
    this.#watch = new FolderWatch({
      root,
      onEvent: () => this.#handleEvent(),
      onWatched: () => this.#scanIn(SCAN_AFTER_WATCH_MS),
      onRefused: (error) => this.#poll(error),
    });
  }

  #handleEvent(): void {
    if (this.#isScanning) this.#isOutdated = true;
    else this.#scanIn(Math.max(DEBOUNCE_MS, this.#restsUntil - performance.now()));
  }

  #poll(error: NodeJS.ErrnoException): void {
    void this.#watch?.close();
    this.#watch = undefined;
    this.#isPolling = true;
    this.#watchFault = faultOfWatch(error);
    this.#scanIn(0);
  }

  #pollRest(): number {
    return Math.max(MIN_POLL_REST_MS, POLL_REST_FACTOR * this.#scanTook);
  }

  #scanIn(milliseconds: number): void {
    if (!this.#isClosed) this.#scanTimer.startIn(milliseconds);
  }

  /** Sends the list, or the difference to what was sent before. */
  async #sendNow(): Promise<void> {
    if (this.#isClosed) return;
    const state = { health: this.#health(), lastScan: this.#lastScan };
    const stateText = JSON.stringify(state);
    const before = this.#sent;
    let message: FromScanner;
    if (!before && this.#isComplete) {
      const entries = [...this.#listed.values()].sort((a, b) => comparePaths(a.path, b.path));
      message = { kind: 'list', entries, ...state };
      this.#sent = new Map(this.#listed);
    } else {
      const upserted = before
        ? [...this.#listed.values()].filter((each) => before.get(each.path) !== each)
        : [];
      const removed = before ? [...before.keys()].filter((path) => !this.#listed.has(path)) : [];
      if (upserted.length + removed.length === 0 && stateText === this.#sentState) return;
      message = { kind: 'change', upserted, removed, ...state };
      for (const entry of upserted) before?.set(entry.path, entry);
      for (const path of removed) before?.delete(path);
    }
    this.#sentState = stateText;
    this.#sentAt = performance.now();
    await this.#send(message);
  }

  #health(): HealthState {
    if (this.#fault !== undefined) return { state: 'failed', message: this.#fault };
    const messages = [this.#watchFault, this.#unreadable].filter(Boolean);
    return {
      state: this.#isPolling ? 'polling' : 'watching',
      ...(messages.length > 0 && { message: messages.join(' ') }),
    };
  }
}
