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

/** The URL of a view: defaults are left out, unrelated parameters are preserved. */
export const formatViewQuery = (view: LibraryView, address: string): string => {
  const { path, query } = split(address);
  const { q, kind, folder, unused, located, sort, layout } = view;
  const values = {
    q,
    kind,
    folder,
    sort,
    view: layout,
    unused: unused ? '1' : '',
    location: located ? '1' : '',
  };
  const silent = { q: '', kind: 'all', folder: '', sort: 'path', view: 'grid', unused: '', location: '' };
  for (const key of Object.keys(values) as (keyof typeof values)[]) {
    if (values[key] === silent[key]) query.delete(key);
    else query.set(key, values[key]);
  }
  return query.size === 0 ? path : `${path}?${query}`;
};
