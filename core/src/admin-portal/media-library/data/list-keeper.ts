import type { MediaChange, MediaList } from '../../../schemas/index.ts';
import { applyChange } from '../files/apply-change.ts';
import { type LibraryFile, toLibraryFile } from '../files/library-file.ts';

/** The media folder as this window knows it. */
export interface LoadedList {
  readonly files: readonly LibraryFile[];
  /** The state of the server's index that it stands for; undefined where the server did not say. */
  readonly revision: string | undefined;
}

export interface ListKeeper {
  /** Asks for the whole list, and brings in the changes that arrive meanwhile. Rejects as `ask` does. */
  load(ask: () => Promise<MediaList>): Promise<LoadedList>;
  /**
   * What a change makes of the list: a new one, the same where nothing is to be done, `stale` where
   * it has to be loaded anew. While a list is under way the change waits for it.
   */
  follow(change: MediaChange, list: LoadedList | undefined): LoadedList | 'stale' | undefined;
}

const withChange = ({ files }: LoadedList, change: MediaChange): LoadedList => ({
  files: applyChange(files, change),
  revision: change.to,
});

/**
 * Keeps a list and a stream of changes together. A change says which state it starts from. One that
 * starts from the list's own state fits. So does one that continues the stream, when the list was
 * asked for while the stream stood: the list cannot be behind it, and what it may be ahead follows
 * in the next change. Everything else means that something was missed.
 */
export const createListKeeper = (): ListKeeper => {
  /** Where the stream of changes stands; undefined before the first change. */
  let position: string | undefined;
  let unbroken = false;
  let arriving: MediaChange[] | undefined;

  const catchUp = (list: LoadedList, changes: readonly MediaChange[]): LoadedList => {
    const fitting = changes.findIndex(({ from }) => from === list.revision);
    const missed = changes.slice(Math.max(fitting, 0));
    return missed.at(-1)?.to === list.revision ? list : missed.reduce(withChange, list);
  };

  return {
    load: async (ask) => {
      const changes: MediaChange[] = [];
      arriving = changes;
      unbroken = position !== undefined;
      try {
        let list = await ask();
        const knows = ({ from, to }: MediaChange) => from === list.revision || to === list.revision;
        // Asked for before the stream stood, and the stream began elsewhere: once more, now for sure.
        if (!unbroken && list.revision !== undefined && changes.length > 0 && !changes.some(knows)) {
          changes.length = 0;
          list = await ask();
        }
        unbroken = position !== undefined;
        return catchUp({ files: list.files.map(toLibraryFile), revision: list.revision }, changes);
      } finally {
        if (arriving === changes) arriving = undefined;
      }
    },
    follow: (change, list) => {
      unbroken &&= change.from === position;
      position = change.to;
      if (arriving) {
        arriving.push(change);
        return list;
      }
      if (!list || change.to === list.revision) return list;
      return unbroken || change.from === list.revision ? withChange(list, change) : 'stale';
    },
  };
};
