import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { FolderDebounce } from './folder-debounce.ts';
import { faultOfFolder, faultOfWatch } from './folder-fault.ts';
import { FolderWatch } from './folder-watch.ts';
import { MediaRoot, RootReplacedError } from './media-root.ts';
import { MediaTree, type ScanRoot } from './media-tree.ts';
import { STABILITY_THRESHOLD } from './pending-files.ts';
import type { FromScanner, ScannerSettings } from './scan-messages.ts';
import { ScanReport } from './scan-report.ts';
import { ScanTimer } from './scan-timer.ts';

/** Milliseconds from the first event in a folder to its scan. */
const DEBOUNCE = 60;
/**
 * Time from when a folder's watch starts until it is scanned again, in milliseconds: files may have been
 * added just before.
 */
const SCAN_AFTER_WATCH = 800;
/** The system may drop events silently, so everything is scanned at this interval, in milliseconds. */
const FULL_SCAN_INTERVAL = 10 * 60_000;
/** This many events at once may have overflowed the system's queue: everything is scanned. */
const EVENT_FLOOD = 4000;
/** Interval of checks of pending files, in milliseconds. */
const PENDING_INTERVAL = 150;
/**
 * Interval, in milliseconds, of checks whether the folder is still in its place, and of retries when it
 * cannot be read.
 */
const ROOT_CHECK_INTERVAL = 2000;
/**
 * Pause between consecutive full scans: REST_FACTOR times the duration of the last one, and at least REST_MIN
 * milliseconds.
 */
const REST_FACTOR = 4;
const REST_MIN = 500;
/** Files are read for their marks in slices of this length, with pauses for everything else, in milliseconds. */
const MARKS_SLICE = 10;
const MARKS_PAUSE = 30;
/** Time slice of a scan, in milliseconds; events and messages are processed in between. */
const SLICE = 50;

/**
 * Scans and watches the media folder and sends its changes. Its file system calls are synchronous: a drive
 * that hangs blocks the thread, so it must not run on the server's.
 */
export class MediaScanner {
  readonly #root: MediaRoot;
  readonly #tree = new MediaTree();
  readonly #report: ScanReport;
  /** Scans must not overlap. */
  readonly #inTurn = pLimit(1);
  readonly #debounce = new FolderDebounce((folder) => this.#scanFolder(folder));
  readonly #rootCheck: NodeJS.Timeout;
  readonly #fullScan = new ScanTimer(() => void this.#scanAll());
  readonly #marking = new ScanTimer(() => void this.#readMarks());
  readonly #pendingCheck = new ScanTimer(() => void this.#scanPending());
  #queuedFullScan: Promise<void> | undefined;
  #fullScanTook = 0;

  #watch: FolderWatch | undefined;
  #watchFault: string | undefined;
  #isPolling: boolean;
  #events = 0;
  #isClosed = false;

  constructor({ mediaDir, mediaPoll }: ScannerSettings, send: (message: FromScanner) => void) {
    this.#root = new MediaRoot(mediaDir);
    this.#isPolling = mediaPoll;
    this.#report = new ScanReport(this.#tree, mediaPoll ? 'polling' : 'watching', send);
    this.#rootCheck = setInterval(() => void this.#inTurn(() => this.#checkRoot()), ROOT_CHECK_INTERVAL);
    void this.#scanAll().then(() => this.#report.sendNow());
  }

  /**
   * Scans everything and resolves when everything that existed at the time of the call has been sent,
   * including files that became stable in the meantime.
   */
  async rescan(): Promise<void> {
    await this.#scanAll();
    if (this.#tree.hasPending) {
      await delay(STABILITY_THRESHOLD + PENDING_INTERVAL);
      await this.#scanPending();
    }
    this.#report.sendNow();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#rootCheck);
    this.#fullScan.cancel();
    this.#pendingCheck.cancel();
    this.#marking.cancel();
    this.#debounce.cancelAll();
    this.#report.close();
    await this.#watch?.close();
    await this.#inTurn(() => undefined);
  }

  /** Callers share one scan until it starts. */
  #scanAll(): Promise<void> {
    this.#queuedFullScan ??= this.#inTurn(async () => {
      this.#queuedFullScan = undefined;
      this.#fullScan.cancel();
      const started = performance.now();
      const isDone = await this.#scan(() => this.#enterAndScan());
      this.#fullScanTook = performance.now() - started;
      if (isDone) this.#scanAllIn(this.#isPolling ? this.#rest() : FULL_SCAN_INTERVAL);
    });
    return this.#queuedFullScan;
  }

  #rest(): number {
    return Math.max(REST_MIN, REST_FACTOR * this.#fullScanTook);
  }

  *#enterAndScan(): Generator<void, void> {
    this.#events = 0;
    const { path, isAnother } = this.#root.enter(this.#tree.hasFiles);
    // The system discards the watches of a drive that was disconnected.
    if (isAnother || this.#report.isFailed) this.#watchAnew(path);
    const found: string[] = [];
    try {
      yield* this.#tree.scanAll(this.#scanRoot(path, (folder) => found.push(folder)));
      this.#report.scanned(this.#isPolling ? 'polling' : 'watching', this.#watchFault);
      this.#report.sendNow();
    } finally {
      // Only now: each is scanned again once it is watched, which would delay the list.
      for (const folder of found) this.#watch?.add(folder);
    }
  }

  async #scanFolder(folder: string): Promise<void> {
    await this.#inTurn(() => this.#scanKnownRoot((root) => this.#tree.scanFolder(root, folder)));
  }

  async #scanPending(): Promise<void> {
    await this.#inTurn(() => this.#scanKnownRoot((root) => this.#tree.scanPending(root)));
  }

  async #readMarks(): Promise<void> {
    await this.#inTurn(() => this.#scanKnownRoot((root) => this.#tree.readMarks(root, MARKS_SLICE)));
  }

  /** If the last scan failed, the folder is left to the next full scan. */
  async #scanKnownRoot(scan: (root: ScanRoot) => Generator<void, void>): Promise<void> {
    const { path } = this.#root;
    if (path === undefined || this.#report.isFailed) return;
    await this.#scan(() => scan(this.#scanRoot(path)));
  }

  /** Returns whether the scan was completed. */
  async #scan(scan: () => Generator<void, void>): Promise<boolean> {
    if (this.#isClosed) return false;
    try {
      await inSlices(scan());
      return true;
    } catch (error) {
      if (error instanceof RootReplacedError) this.#scanAllIn(0);
      else this.#fail(error);
      return false;
    } finally {
      this.#planNext();
    }
  }

  #scanRoot(path: string, add = (folder: string): unknown => this.#watch?.add(folder)): ScanRoot {
    return {
      path,
      confirmInPlace: () => this.#root.confirmInPlace(),
      listener: {
        add,
        remove: (folder) => {
          this.#watch?.remove(folder);
          this.#debounce.cancel(folder);
        },
      },
    };
  }

  #checkRoot(): void {
    if (this.#isPolling || this.#report.isFailed || this.#isClosed) return;
    try {
      if (!this.#root.isInPlace()) this.#scanAllIn(0);
    } catch {
      this.#scanAllIn(0);
    }
  }

  #watchAnew(root: string): void {
    void this.#watch?.close();
    this.#watch = undefined;
    this.#debounce.cancelAll();
    this.#tree.forgetIdentities();
    if (this.#isPolling) return;
    this.#watch = new FolderWatch({
      root,
      onEvent: (folder) => {
        this.#events += 1;
        if (this.#events === EVENT_FLOOD) this.#scanAllIn(this.#rest());
        this.#scanFolderIn(folder, DEBOUNCE);
      },
      onWatched: (folder) => this.#scanFolderIn(folder, SCAN_AFTER_WATCH),
      onRefused: (error) => this.#poll(error),
      onUnreadable: () => this.#scanAllIn(DEBOUNCE),
    });
  }

  #scanFolderIn(folder: string, milliseconds: number): void {
    if (!this.#isClosed && this.#tree.hasFolder(folder)) this.#debounce.scanIn(folder, milliseconds);
  }

  #scanAllIn(milliseconds: number): void {
    if (!this.#isClosed) this.#fullScan.startIn(milliseconds);
  }

  #poll(error: NodeJS.ErrnoException): void {
    void this.#watch?.close();
    this.#watch = undefined;
    this.#debounce.cancelAll();
    this.#isPolling = true;
    this.#watchFault = faultOfWatch(error);
    if (!this.#report.isFailed) this.#report.setHealth('polling', this.#watchFault);
    this.#scanAllIn(0);
  }

  #fail(error: unknown): void {
    this.#report.setHealth('failed', faultOfFolder(error));
    this.#scanAllIn(ROOT_CHECK_INTERVAL);
  }

  #planNext(): void {
    if (this.#isClosed) return;
    this.#report.sendSoon();
    if (this.#tree.hasPending) this.#pendingCheck.startIn(PENDING_INTERVAL);
    if (this.#tree.hasUnmarked) this.#marking.startIn(MARKS_PAUSE);
  }
}

/** Runs a scan in time slices. */
const inSlices = async (scan: Iterator<void, void>): Promise<void> => {
  for (let end = performance.now() + SLICE; !scan.next().done; ) {
    if (performance.now() < end) continue;
    await new Promise((resolve) => setImmediate(resolve));
    end = performance.now() + SLICE;
  }
};
