import { comparePaths } from '@jeweler/core/format';
import type { LibraryFile } from './library-file.ts';

/** Sort keys: the columns of the list. */
export type SortKey = 'path' | 'name' | 'type' | 'size' | 'modified' | 'added';

/** All sort orders by their name in the URL. `path` is the order in which the server sends the list. */
const orders = {
  path: { by: 'path', descending: false },
  'path-reversed': { by: 'path', descending: true },
  name: { by: 'name', descending: false },
  'name-reversed': { by: 'name', descending: true },
  added: { by: 'added', descending: true },
  'added-first': { by: 'added', descending: false },
  newest: { by: 'modified', descending: true },
  oldest: { by: 'modified', descending: false },
  biggest: { by: 'size', descending: true },
  smallest: { by: 'size', descending: false },
  type: { by: 'type', descending: false },
  'type-reversed': { by: 'type', descending: true },
} as const satisfies Record<string, { by: SortKey; descending: boolean }>;

export type FileSort = keyof typeof orders;
export const fileSorts = Object.keys(orders) as FileSort[];

/** Key and direction of a sort order. */
export const sortOrder = (sort: FileSort): { readonly by: SortKey; readonly descending: boolean } =>
  orders[sort];

/**
 * The sort order after a click on a column heading: times and sizes descending at first, text ascending; a
 * second click reverses it.
 */
export const sortAfter = (by: SortKey, current: FileSort): FileSort => {
  const [first = 'path', second = first] = fileSorts.filter((sort) => orders[sort].by === by);
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
  const { by, descending } = orders[sort];
  if (by === 'path') return descending ? files.toReversed() : files;
  const compare = comparisons[by];
  return files.toSorted(descending ? (a, b) => compare(b, a) : compare);
};
