import { type MediaKind, toMediaKind } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import { getFileType, type MediaEntry, toMediaFile } from './index/media-entry.ts';

type MediaFigures = Omit<Dashboard['media'], 'watcher'>;

const WEEK_MS = 7 * 24 * 3_600_000;
const NEWEST_FILES = 8;
const BIGGEST_FILES = 5;

/** Figures of the media folder. */
export const mediaFigures = (entries: readonly MediaEntry[], now: Date): MediaFigures => {
  const kinds: Record<MediaKind, { count: number; bytes: number }> = {
    image: { count: 0, bytes: 0 },
    video: { count: 0, bytes: 0 },
    other: { count: 0, bytes: 0 },
  };
  const weekAgo = now.getTime() - WEEK_MS;
  let addedThisWeek = 0;
  for (const entry of entries) {
    const kind = toMediaKind(getFileType(entry.path));
    kinds[kind].count += 1;
    kinds[kind].bytes += entry.size;
    if (entry.added > weekAgo) addedThisWeek += 1;
  }
  const pictures = entries.filter(({ path }) => toMediaKind(getFileType(path)) === 'image');
  return {
    kinds,
    addedThisWeek,
    newest: pictures
      .toSorted((a, b) => b.added - a.added)
      .slice(0, NEWEST_FILES)
      .map(toMediaFile),
    biggest: entries
      .toSorted((a, b) => b.size - a.size)
      .slice(0, BIGGEST_FILES)
      .map(toMediaFile),
  };
};
