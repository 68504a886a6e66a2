import { type FSWatcher, watch } from 'node:fs';
import { sep } from 'node:path';
import { isVisibleName } from '../visible-path.ts';

interface FolderWatchOptions {
  /** Absolute, links resolved. */
  readonly root: string;
  /** Something happened at this path below the root, '' for the root itself. */
  readonly onPath: (path: string) => void;
  /** The system gives no notices, or no more of them. */
  readonly onFault: (error: NodeJS.ErrnoException) => void;
}

/** macOS and Windows follow a whole tree by themselves; Linux only one folder at a time. */
const followsTree = process.platform === 'darwin' || process.platform === 'win32';

/** The system's notices of what happens in the media folder, folder by folder as they are added. */
export class FolderWatch {
  readonly #options: FolderWatchOptions;
  readonly #watchers = new Map<string, FSWatcher>();

  constructor(options: FolderWatchOptions) {
    this.#options = options;
  }

  /** Follows a folder; one that was followed is followed anew, because it may be another of that name. */
  add(folder: string): void {
    const { root, onPath, onFault } = this.#options;
    if (followsTree && folder !== '') return;
    this.#watchers.get(folder)?.close();
    try {
      const watcher = watch(`${root}/${folder}`, { recursive: followsTree, persistent: false });
      watcher.on('change', (_event, name) => {
        const below = typeof name === 'string' ? name.split(sep) : [];
        if (below.every(isVisibleName)) onPath([...(folder === '' ? [] : [folder]), ...below].join('/'));
      });
      // Windows reports a folder that is deleted under the watch as an error.
      watcher.on('error', () => onPath(folder));
      this.#watchers.set(folder, watcher);
    } catch (error) {
      this.#watchers.delete(folder);
      const fault = error as NodeJS.ErrnoException;
      // A folder that is gone again was reported by the one above it.
      if (fault.code !== 'ENOENT' && fault.code !== 'ENOTDIR' && fault.code !== 'EACCES') onFault(fault);
    }
  }

  /** Forgets a folder and everything below it. */
  drop(folder: string): void {
    for (const [path, watcher] of this.#watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue;
      watcher.close();
      this.#watchers.delete(path);
    }
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }
}
