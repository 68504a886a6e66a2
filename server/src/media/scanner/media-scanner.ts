import { setTimeout as delay } from 'node:timers/promises';
import {
  addFile,
  emptyList,
  type FileList,
  listEmptyFolders,
  listMoved,
  readSomeLocations,
  STABILITY_MS,
  stableAt,
} from './file-list.ts';
import { faultOfFolder, faultOfUnreadable, faultOfWatch, type HealthState } from './folder-health.ts';
import { FolderWatch } from './folder-watch.ts';
import { MediaRoot } from './media-root.ts';
import type { FromScanner, ScannerSettings } from './scan-messages.ts';
import { scanTree, type TreeScan } from './scan-tree.ts';
import { SentList } from './sent-list.ts';

/** Time from the first event to the scan: a small file is whole by then. */
const DEBOUNCE_MS = 60;
/** The system may drop events silently, so everything is scanned at this interval. */
const SCAN_INTERVAL_MS = 10 * 60_000;
/** Interval of checks whether the folder is still in its place, and of retries when it cannot be read. */
const ROOT_CHECK_INTERVAL_MS = 2000;
/** Shortest pause after anything was sent. */
const MIN_REST_MS = 250;
/** Pause between scans when polling: a multiple of the last one's duration, and the shortest pause. */
const POLL_REST_FACTOR = 4;
const MIN_POLL_REST_MS = 500;

/** Resolves when the message has left the process. */
type SendMessage = (message: FromScanner) => Promise<void> | void;

/** All but the root. */
const relativeFolders = ({ folders }: TreeScan, root: string): string[] =>
  [...folders.keys()].filter((folder) => folder !== root).map((folder) => folder.slice(root.length + 1));

const sleep = (milliseconds: number) => delay(milliseconds, undefined, { ref: false });

/**
 * Scans and watches the media folder, and sends its list and then its changes. Any event leads to one scan of
 * everything. Its file system calls are synchronous: a drive that hangs blocks the thread, so it must not run
 * on the server's.
 */
export class MediaScanner {
  readonly #root: MediaRoot;
  readonly #mediaPoll: boolean;
  readonly #send: SendMessage;
  readonly #sent = new SentList();
  /** When the next scan is due, in milliseconds of `performance.now`. */
  #scanAt = 0;
  #wake = () => {};
  /** Callers that wait for the next scan. */
  readonly #waiting: (() => void)[] = [];
  /** The files of the last scan; undefined before the first. */
  #files: FileList | undefined;
  #emptyFolders: readonly string[] = [];
  #lastScan = 0;
  #unreadable: string | undefined;
  /** The last scan failed because of this. */
  #fault: string | undefined;
  #watch: FolderWatch | undefined;
  #watchFault: string | undefined;
  #isClosed = false;

  constructor({ mediaDir, mediaPoll, hadFiles }: ScannerSettings, send: SendMessage) {
    this.#root = new MediaRoot(mediaDir, hadFiles);
    this.#mediaPoll = mediaPoll;
    this.#send = send;
    void this.#run();
  }

  /**
   * Scans everything and resolves when everything that existed at the time of the call has been sent,
   * including files that became stable in the meantime.
   */
  async rescan(): Promise<void> {
    await this.#nextScan();
    if (!this.#files?.pending.size) return;
    await sleep(STABILITY_MS + MIN_REST_MS);
    await this.#nextScan();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake();
    await this.#watch?.close();
  }

  get #isPolling(): boolean {
    return this.#mediaPoll || this.#watchFault !== undefined;
  }

  /** One turn after the other, so that nothing else reads the drive, or changes the list, during a scan. */
  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const started = performance.now();
      const isScan = started >= this.#scanAt;
      const waiting = isScan ? this.#waiting.splice(0) : [];
      let scan: TreeScan | undefined;
      try {
        if (isScan) scan = await this.#scan();
        else if (this.#fault === undefined) await this.#check();
      } catch (error) {
        this.#fail(error);
      }
      const hasSent = await this.#sendChanges();
      // Only now: chokidar reads the folders, which would hold up the first list.
      if (scan) this.#follow(scan.folders);
      for (const resolve of waiting) resolve();
      await sleep(Math.max(performance.now() - started, hasSent ? MIN_REST_MS : 0));
      await this.#idle();
    }
  }

  /** Waits until something is due. */
  async #idle(): Promise<void> {
    const hasUnread = this.#fault === undefined && this.#files !== undefined && this.#files.unread.size > 0;
    const checkAt = performance.now() + (hasUnread ? 0 : ROOT_CHECK_INTERVAL_MS);
    for (;;) {
      const left = Math.min(this.#scanAt, checkAt) - performance.now();
      if (left <= 0 || this.#isClosed) return;
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      await Promise.race([sleep(Math.ceil(left)), woken]);
    }
  }

  /** Returns undefined when the folder was replaced in the meantime: what is missing was not removed. */
  async #scan(): Promise<TreeScan | undefined> {
    this.#scanAt = Number.POSITIVE_INFINITY;
    const started = performance.now();
    const files = emptyList(this.#files);
    const root = this.#root.enter(this.#files !== undefined && this.#files.listed.size > 0);
    const scan = await scanTree(root, (path, stats) => addFile(files, this.#files, path, stats));
    if (!this.#root.isInPlace()) {
      this.#scanIn(0);
      return undefined;
    }
    listMoved(files, this.#files);
    this.#files = files;
    this.#emptyFolders = listEmptyFolders(files, relativeFolders(scan, root));
    this.#lastScan = Date.now();
    this.#unreadable = faultOfUnreadable(scan.unreadable);
    this.#fault = undefined;
    const pollRest = Math.max(MIN_POLL_REST_MS, POLL_REST_FACTOR * (performance.now() - started));
    this.#scanIn(this.#isPolling ? pollRest : SCAN_INTERVAL_MS);
    this.#scanIn(stableAt(files) - performance.now());
    return scan;
  }

  /** What is done between scans. */
  async #check(): Promise<void> {
    if (!this.#root.isInPlace()) this.#scanIn(0);
    else if (this.#files) await readSomeLocations(this.#files, this.#root.path);
  }

  #fail(error: unknown): void {
    this.#fault = faultOfFolder(error);
    // The system discards the watches of a drive that was disconnected.
    this.#endWatch();
    this.#scanIn(ROOT_CHECK_INTERVAL_MS);
  }

  #follow(folders: TreeScan['folders']): void {
    if (this.#isPolling || this.#isClosed) return;
    this.#watch ??= new FolderWatch({
      onEvent: () => this.#scanIn(DEBOUNCE_MS),
      onRefused: (error) => {
        this.#watchFault = faultOfWatch(error);
        this.#endWatch();
        this.#scanIn(0);
      },
    });
    void this.#watch.update(folders);
  }

  #endWatch(): void {
    void this.#watch?.close();
    this.#watch = undefined;
  }

  #nextScan(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#scanIn(0);
    });
  }

  /** If several scans are planned, the first one counts. */
  #scanIn(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (at >= this.#scanAt) return;
    this.#scanAt = at;
    this.#wake();
  }

  /** Returns whether there was anything to send. */
  async #sendChanges(): Promise<boolean> {
    const message = this.#sent.next(this.#files?.listed, {
      health: this.#health(),
      emptyFolders: this.#emptyFolders,
      lastScan: this.#lastScan,
    });
    if (!message || this.#isClosed) return false;
    await this.#send(message);
    return true;
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
