import { mediaKinds } from '@jeweler/core/schemas';
import type { FileFilter } from './filter-files.ts';
import { type FileSort, fileSorts } from './sort-files.ts';

/** View options of the library; all of them are stored in the URL. */
export interface LibraryView extends FileFilter {
  /** Search text: see `searchFor`. */
  readonly q: string;
  readonly sort: FileSort;
  readonly layout: 'grid' | 'list';
}

/** Changes some of them; in the URL with a new history entry, unless `replace` says otherwise. */
export type ChangeView = (part: Partial<LibraryView>, options?: { replace?: boolean }) => void;

export const defaultView: LibraryView = {
  q: '',
  kind: 'all',
  folder: '',
  unused: false,
  located: false,
  sort: 'path',
  layout: 'grid',
};

/** Reads a view from the query of a URL; missing or invalid values get their defaults. */
export const parseView = (query: URLSearchParams): LibraryView => ({
  q: query.get('q') ?? '',
  kind: mediaKinds.find((kind) => kind === query.get('kind')) ?? 'all',
  folder: query.get('folder') ?? '',
  unused: query.get('unused') === '1',
  located: query.get('location') === '1',
  sort: fileSorts.find((sort) => sort === query.get('sort')) ?? 'path',
  layout: query.get('view') === 'list' ? 'list' : 'grid',
});

const toParameters = ({ layout, unused, located, ...same }: LibraryView): [string, string][] => [
  ...Object.entries({ ...same, view: layout }),
  ['unused', unused ? '1' : ''],
  ['location', located ? '1' : ''],
];

/** The query of a view: defaults are left out, unrelated parameters of `before` are preserved. */
export const formatViewQuery = (view: LibraryView, before: URLSearchParams): URLSearchParams => {
  const query = new URLSearchParams(before);
  const silent = new Map(toParameters(defaultView));
  for (const [name, value] of toParameters(view)) {
    if (value === silent.get(name)) query.delete(name);
    else query.set(name, value);
  }
  return query;
};
