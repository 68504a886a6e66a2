import type { MediaChange, MediaFile } from '../../../schemas/index.ts';

type Known = Pick<MediaFile, 'publicUrl' | 'name'>;

/** Tells new files from those that existed before or have only changed. */
export interface NewFilesTracker {
  /**
   * Takes a full list of the folder; returns the names of files that were not known before. The first call
   * returns none.
   */
  listed(files: readonly Known[]): readonly string[];
  /** Takes a change; returns the names of the files it adds. Before the first list, no file counts as new. */
  changed(change: Pick<MediaChange, 'upserted' | 'removed'>): readonly string[];
}

export const createNewFilesTracker = (): NewFilesTracker => {
  let known: Set<string> | undefined;

  const addNew = (files: readonly Known[]): readonly string[] => {
    const arrived: string[] = [];
    for (const { publicUrl, name } of files) {
      if (known?.has(publicUrl)) continue;
      known?.add(publicUrl);
      arrived.push(name);
    }
    return arrived;
  };

  return {
    listed: (files) => {
      if (known) return addNew(files);
      known = new Set(files.map(({ publicUrl }) => publicUrl));
      return [];
    },
    changed: ({ upserted, removed }) => {
      if (!known) return [];
      for (const publicUrl of removed) known.delete(publicUrl);
      return addNew(upserted);
    },
  };
};
