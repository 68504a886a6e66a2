import { comparePaths } from '../../../format/index.ts';
import type { LibraryFile } from './library-file.ts';

/** `path` is the order of the list as the server sends it. */
export const fileSorts = ['path', 'name', 'newest', 'oldest', 'biggest', 'smallest', 'type'] as const;
export type FileSort = (typeof fileSorts)[number];

type Compare = (a: LibraryFile, b: LibraryFile) => number;

const byTime: Compare = (a, b) => Date.parse(a.lastModified) - Date.parse(b.lastModified);
const bySize: Compare = (a, b) => a.size - b.size;
const byType: Compare = (a, b) => (a.type < b.type ? -1 : a.type > b.type ? 1 : 0);
const reversed =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a);

const comparisons: Record<Exclude<FileSort, 'path'>, Compare> = {
  name: (a, b) => comparePaths(a.name, b.name),
  newest: reversed(byTime),
  oldest: byTime,
  biggest: reversed(bySize),
  smallest: bySize,
  type: byType,
};

/** Files of a list in list order in another one; equals stay in list order. */
export const sortFiles = (files: readonly LibraryFile[], sort: FileSort): readonly LibraryFile[] =>
  sort === 'path' ? files : files.toSorted(comparisons[sort]);
