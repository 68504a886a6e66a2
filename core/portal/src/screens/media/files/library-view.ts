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

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  values.some((known) => known === value);

const split = (address: string): { path: string; query: URLSearchParams } => {
  const mark = address.indexOf('?');
  return mark === -1
    ? { path: address, query: new URLSearchParams() }
    : { path: address.slice(0, mark), query: new URLSearchParams(address.slice(mark + 1)) };
};

/** Reads a view from a URL; missing or invalid values get their defaults. */
export const parseView = (address: string): LibraryView => {
  const { query } = split(address);
  const [kind, sort] = [query.get('kind'), query.get('sort')];
  return {
    q: query.get('q') ?? '',
    kind: isOneOf(mediaKinds, kind) ? kind : 'all',
    folder: query.get('folder') ?? '',
    unused: query.get('unused') === '1',
    located: query.get('location') === '1',
    sort: isOneOf(fileSorts, sort) ? sort : 'path',
    layout: query.get('view') === 'list' ? 'list' : 'grid',
  };
};

const toParameters = ({
  q,
  kind,
  folder,
  sort,
  layout,
  unused,
  located,
}: LibraryView): [string, string][] => [
  ...Object.entries({ q, kind, folder, sort, view: layout }),
  ['unused', unused ? '1' : ''],
  ['location', located ? '1' : ''],
];

/** The URL of a view: defaults are left out, unrelated parameters are preserved. */
export const formatViewQuery = (view: LibraryView, address: string): string => {
  const { path, query } = split(address);
  const silent = new Map(toParameters(defaultView));
  for (const [name, value] of toParameters(view)) {
    if (value === silent.get(name)) query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query}`;
};
