import { type MediaKind, toMediaKind } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import { getFileType, type MediaEntry, toMediaFile } from './index/media-entry.ts';

type MediaFigures = Omit<Dashboard['media'], 'watcher'>;

const WEEK_MS = 7 * 24 * 3_600_000;
const NEWEST_FILES = 8;
const BIGGEST_FILES = 5;

/** Figures of the media folder, in one pass over the list. */
export const mediaFigures = (entries: readonly MediaEntry[], now: Date): MediaFigures => {
  const kinds: Record<MediaKind, { count: number; bytes: number }> = {
    image: { count: 0, bytes: 0 },
    video: { count: 0, bytes: 0 },
    other: { count: 0, bytes: 0 },
  };
  const newest = new TopN(NEWEST_FILES, (entry) => entry.added);
  const biggest = new TopN(BIGGEST_FILES, (entry) => entry.size);
  const weekAgo = now.getTime() - WEEK_MS;
  let addedThisWeek = 0;
  for (const entry of entries) {
    const kind = toMediaKind(getFileType(entry.path));
    kinds[kind].count += 1;
    kinds[kind].bytes += entry.size;
    if (entry.added > weekAgo) addedThisWeek += 1;
    if (kind === 'image') newest.offer(entry);
    biggest.offer(entry);
  }
  return {
    kinds,
    addedThisWeek,
    newest: newest.entries.map(toMediaFile),
    biggest: biggest.entries.map(toMediaFile),
  };
};

/** The entries with the highest values, highest first; of equal ones, those added first. */
class TopN {
  readonly entries: MediaEntry[] = [];
  readonly #count: number;
  readonly #value: (entry: MediaEntry) => number;

  constructor(count: number, value: (entry: MediaEntry) => number) {
    this.#count = count;
    this.#value = value;
  }

  offer(entry: MediaEntry): void {
    const value = this.#value(entry);
    const last = this.entries.at(-1);
    if (last && this.entries.length >= this.#count && this.#value(last) >= value) return;
    const place = this.entries.findIndex((other) => this.#value(other) < value);
    this.entries.splice(place === -1 ? this.entries.length : place, 0, entry);
    this.entries.length = Math.min(this.entries.length, this.#count);
  }
}
