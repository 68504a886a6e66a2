import type { MediaChange, MediaFile } from '../../../schemas/index.ts';

type Known = Pick<MediaFile, 'publicUrl' | 'name'>;

/** Tells files that have come from those that were there or have only changed. */
export interface Arrivals {
  /** A whole list of the folder: names of the files in it that were not known; none the first time. */
  listed(files: readonly Known[]): readonly string[];
  /** A change: names of the files it brings. Before the first list nothing counts as new. */
  changed(change: Pick<MediaChange, 'upserted' | 'removed'>): readonly string[];
}

export const createArrivals = (): Arrivals => {
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
