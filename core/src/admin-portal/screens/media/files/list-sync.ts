import type { MediaChange, MediaList } from '../../../../schemas/index.ts';
import { applyChange } from './apply-change.ts';
import { type LibraryFile, toLibraryFile } from './library-file.ts';

/** The media folder as this window knows it. */
export interface LoadedList {
  readonly files: readonly LibraryFile[];
  /**
   * Revision of the server's index that the list corresponds to; undefined if the server did not send one.
   */
  readonly revision: string | undefined;
}

export interface ListSync {
  /** Requests the full list, and applies the changes that arrive meanwhile. Rejects as `ask` does. */
  load(ask: () => Promise<MediaList>): Promise<LoadedList>;
  /**
   * The list after a change: a new list, the same one if there is nothing to do, or `stale` if it has to be
   * reloaded. While a list is being loaded, the change waits for it.
   */
  applyEvent(change: MediaChange, list: LoadedList | undefined): LoadedList | 'stale' | undefined;
}

const withChange = ({ files }: LoadedList, change: MediaChange): LoadedList => ({
  files: applyChange(files, change),
  revision: change.to,
});

/**
 * Keeps a list and a stream of changes consistent. Each change names the revision it starts from. A change
 * that starts from the list's own revision applies. So does one that continues the stream, if the list was
 * requested while the stream was open: the list cannot be behind the stream then, and if it is ahead, the
 * next changes catch up. In all other cases a change was missed.
 */
export const createListSync = (): ListSync => {
  /** The revision that the stream has reached; undefined before the first change. */
  let position: string | undefined;
  let isContinuous = false;
  let queuedChanges: MediaChange[] | undefined;

  const catchUp = (list: LoadedList, changes: readonly MediaChange[]): LoadedList => {
    const startIndex = changes.findIndex(({ from }) => from === list.revision);
    const missed = changes.slice(Math.max(startIndex, 0));
    return missed.at(-1)?.to === list.revision ? list : missed.reduce(withChange, list);
  };

  return {
    load: async (ask) => {
      const changes: MediaChange[] = [];
      queuedChanges = changes;
      isContinuous = position !== undefined;
      try {
        let list = await ask();
        const knows = ({ from, to }: MediaChange) => from === list.revision || to === list.revision;
        // The list was requested before the stream opened, and the stream starts from another revision:
        // request it once more, which is safe now.
        if (!isContinuous && list.revision !== undefined && changes.length > 0 && !changes.some(knows)) {
          changes.length = 0;
          list = await ask();
        }
        isContinuous = position !== undefined;
        return catchUp({ files: list.files.map(toLibraryFile), revision: list.revision }, changes);
      } finally {
        if (queuedChanges === changes) queuedChanges = undefined;
      }
    },
    applyEvent: (change, list) => {
      isContinuous &&= change.from === position;
      position = change.to;
      if (queuedChanges) {
        queuedChanges.push(change);
        return list;
      }
      if (!list || change.to === list.revision) return list;
      return isContinuous || change.from === list.revision ? withChange(list, change) : 'stale';
    },
  };
};
