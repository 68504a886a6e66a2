import { sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type FSWatcher, watch } from 'chokidar';
import { isVisibleName } from '../files/visible-path.ts';

interface FolderWatchOptions {
  /** Something in the folders may have changed. */
  readonly onEvent: () => void;
  /** The system reports no events, or has stopped doing so. */
  readonly onRefused: (error: NodeJS.ErrnoException) => void;
}

/**
 * chokidar reads the files of each folder it is given, all folders at once: 554 MB for 100,000 files. A few at
 * a time are a third of that.
 */
const FOLDERS_AT_ONCE = 10;
const PAUSE_MS = 20;
/** Time from when folders are given to chokidar until they are surely watched. */
const START_MS = 800;

/**
 * Reports changes in folders through chokidar, which watches folders only: watching each of 100,000 files
 * takes 12.7 s and 886 MB. Changes in the content of files are then reported by `raw` alone, which reports
 * everything else as well.
 */
export class FolderWatch {
  readonly #onEvent: () => void;
  readonly #watcher: FSWatcher;
  #watched: ReadonlyMap<string, string> = new Map();
  #isClosed = false;

  constructor({ onEvent, onRefused }: FolderWatchOptions) {
    this.#onEvent = onEvent;
    this.#watcher = watch([], {
      ignored: (_path, stats) => stats !== undefined && !stats.isDirectory(),
      depth: 0,
      ignorePermissionErrors: true,
      followSymlinks: false,
    })
      .on('raw', (_event, name: unknown) => {
        if (typeof name !== 'string' || name.split(sep).every(isVisibleName)) onEvent();
      })
      .on('error', (error) => {
        const { syscall } = error as NodeJS.ErrnoException;
        if (syscall === 'watch') onRefused(error as NodeJS.ErrnoException);
        else onEvent();
      });
  }

  /**
   * Watches these folders and no others; one that has another identity than before has replaced the watched
   * one.
   * @param folders identities by absolute path
   */
  async update(folders: ReadonlyMap<string, string>): Promise<void> {
    const before = this.#watched;
    this.#watched = folders;
    for (const [folder, identity] of before)
      if (folders.get(folder) !== identity) this.#watcher.unwatch(folder);
    const added = [...folders].filter(([folder, identity]) => before.get(folder) !== identity);
    if (added.length === 0) return;
    for (let from = 0; from < added.length && !this.#isClosed; from += FOLDERS_AT_ONCE) {
      const batch = added.slice(from, from + FOLDERS_AT_ONCE);
      this.#watcher.add(
        batch
          .filter(([folder, identity]) => this.#watched.get(folder) === identity)
          .map(([folder]) => folder),
      );
      await delay(PAUSE_MS, undefined, { ref: false });
    }
    // Earlier changes in them may not have been reported.
    await delay(START_MS, undefined, { ref: false });
    this.#onEvent();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#watcher.close();
  }
}
