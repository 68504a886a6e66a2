import { comparePaths } from '@jeweler/core/format';
import type { MediaEntry } from '../index/media-entry.ts';

/** Changes by path: a new or changed entry, or undefined for a removed one. */
export type EntryChanges = ReadonlyMap<string, MediaEntry | undefined>;

/** The changes of one step, so that a copy of the list can follow without comparing paths. */
export interface ListStep {
  /** In the order of the list. */
  readonly upserted: readonly MediaEntry[];
  /** Index of each upserted entry in the list after the step, ascending. */
  readonly positions: readonly number[];
  /** Paths. */
  readonly removed: readonly string[];
}

/** Every listed file, by path and in the order of the list. */
export class EntryList {
  readonly #byPath = new Map<string, MediaEntry>();
  #sorted: MediaEntry[] = [];

  get count(): number {
    return this.#sorted.length;
  }

  get(path: string): MediaEntry | undefined {
    return this.#byPath.get(path);
  }

  /** Linear in the number of files plus sorting the changes; 100,000 files take milliseconds. */
  apply(changes: EntryChanges): ListStep {
    const kept = this.#sorted.filter(({ path }) => !changes.has(path));
    const upserted = [...changes.values()].filter((entry) => entry !== undefined);
    // Hardly more than one comparison per file, because the first scan reads files in nearly this order.
    upserted.sort((a, b) => comparePaths(a.path, b.path));
    const removed: string[] = [];
    for (const [path, entry] of changes) {
      if (entry) this.#byPath.set(path, entry);
      else if (this.#byPath.delete(path)) removed.push(path);
    }
    const positions = this.#merge(kept, upserted);
    return { upserted, positions, removed };
  }

  #merge(kept: readonly MediaEntry[], upserted: readonly MediaEntry[]): number[] {
    const merged: MediaEntry[] = [];
    const positions: number[] = [];
    let done = 0;
    for (const entry of upserted) {
      const place = firstAfter(kept, entry.path, done);
      for (; done < place; done += 1) merged.push(kept[done] as MediaEntry);
      positions.push(merged.length);
      merged.push(entry);
    }
    for (; done < kept.length; done += 1) merged.push(kept[done] as MediaEntry);
    this.#sorted = merged;
    return positions;
  }
}

/** Index of the first entry, from `low` on, that comes after `path`. */
const firstAfter = (entries: readonly MediaEntry[], path: string, low: number): number => {
  let [from, to] = [low, entries.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (comparePaths((entries[middle] as MediaEntry).path, path) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
};
