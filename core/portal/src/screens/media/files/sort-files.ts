import { comparePaths } from '@jeweler/core/format';
import type { LibraryFile } from './library-file.ts';

/** Sort keys: the columns of the list. */
export type SortKey = 'path' | 'name' | 'type' | 'size' | 'modified' | 'added';

interface SortOrder {
  readonly by: SortKey;
  readonly descending: boolean;
  readonly label: string;
}

/** All sort orders by their name in the URL. `path` is the order in which the server sends the list. */
export const sortOrders = {
  path: { by: 'path', descending: false, label: 'Sorted by path' },
  'path-reversed': { by: 'path', descending: true, label: 'Sorted by path, reversed' },
  name: { by: 'name', descending: false, label: 'Sorted by name' },
  'name-reversed': { by: 'name', descending: true, label: 'Sorted by name, reversed' },
  added: { by: 'added', descending: true, label: 'Last added first' },
  'added-first': { by: 'added', descending: false, label: 'Earliest added first' },
  newest: { by: 'modified', descending: true, label: 'Newest first' },
  oldest: { by: 'modified', descending: false, label: 'Oldest first' },
  biggest: { by: 'size', descending: true, label: 'Biggest first' },
  smallest: { by: 'size', descending: false, label: 'Smallest first' },
  type: { by: 'type', descending: false, label: 'Sorted by type' },
  'type-reversed': { by: 'type', descending: true, label: 'Sorted by type, reversed' },
} as const satisfies Record<string, SortOrder>;

export type FileSort = keyof typeof sortOrders;
export const fileSorts = Object.keys(sortOrders) as FileSort[];

/**
 * The sort order after a click on a column heading: times and sizes descending at first, text ascending; a
 * second click reverses it.
 */
export const sortAfter = (by: SortKey, current: FileSort): FileSort => {
  const [first = 'path', second = first] = fileSorts.filter((sort) => sortOrders[sort].by === by);
  return current === first ? second : first;
};

type Compare = (a: LibraryFile, b: LibraryFile) => number;

const time = (iso: string | undefined): number => (iso === undefined ? 0 : Date.parse(iso));

const comparisons: Record<Exclude<SortKey, 'path'>, Compare> = {
  name: (a, b) => comparePaths(a.name, b.name),
  type: (a, b) => (a.type < b.type ? -1 : Number(a.type > b.type)),
  size: (a, b) => a.size - b.size,
  modified: (a, b) => time(a.lastModified) - time(b.lastModified),
  added: (a, b) => time(a.addedAt) - time(b.addedAt),
};

/** Sorts files that are in list order; equal ones stay in list order. */
export const sortFiles = (files: readonly LibraryFile[], sort: FileSort): readonly LibraryFile[] => {
  const { by, descending } = sortOrders[sort];
  if (by === 'path') return descending ? files.toReversed() : files;
  const compare = comparisons[by];
  return files.toSorted(descending ? (a, b) => compare(b, a) : compare);
};
