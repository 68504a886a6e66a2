import {
  groupsOf,
  type MissingField,
  missingFields,
  type ProductMaterial,
  productMaterials,
  type RecordKind,
  type RecordQuery,
  type RecordSort,
  type RecordState,
  recordSorts,
  recordStates,
} from '@jeweler/core/schemas';

/** View options of a list; stored in the URL. */
export interface CatalogueView {
  readonly q: string;
  readonly state: RecordState | 'deleted' | 'all';
  readonly category: number | undefined;
  readonly collection: number | undefined;
  /** A part of a list that has parts. */
  readonly group: string | undefined;
  readonly material: ProductMaterial | 'none' | undefined;
  readonly missing: MissingField | 'any' | undefined;
  readonly sort: RecordSort;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

const idOf = (text: string | null): number | undefined => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Reads a view from a query string; missing or invalid values get their defaults. */
export const parseView = (query: URLSearchParams): CatalogueView => ({
  q: query.get('q') ?? '',
  state: oneOf([...recordStates, 'deleted'] as const, query.get('state')) ?? 'all',
  category: idOf(query.get('category')),
  collection: idOf(query.get('collection')),
  group: query.get('group') ?? undefined,
  material: oneOf([...productMaterials, 'none'] as const, query.get('material')),
  missing: oneOf([...missingFields, 'any'] as const, query.get('missing')),
  sort: oneOf(recordSorts, query.get('sort')) ?? 'order',
});

/** What a view asks the server for; only products have categories, collections, materials, prices and missing fields. */
export const toQuery = (kind: RecordKind, view: CatalogueView): RecordQuery => {
  const { q, state, category, collection, group, material, missing, sort } = view;
  const isProducts = kind === 'products';
  return {
    ...(q === '' ? {} : { q }),
    ...(state === 'all' || (state === 'sold' && !isProducts) ? {} : { state }),
    ...(isProducts && category !== undefined ? { category } : {}),
    ...(isProducts && collection !== undefined ? { collection } : {}),
    ...(group !== undefined && groupsOf(kind)?.choices[group] !== undefined ? { group } : {}),
    ...(isProducts && material !== undefined ? { material } : {}),
    ...(isProducts && missing !== undefined ? { missing } : {}),
    ...(sort === 'order' || (sort === 'price' && !isProducts) ? {} : { sort }),
  };
};

/** The query string of a view, including its question mark; defaults are left out. */
export const formatViewQuery = (kind: RecordKind, view: CatalogueView): string => {
  const entries = Object.entries(toQuery(kind, view)).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
};

/** Whether search and filters leave something out, apart from the sorting. */
export const isNarrowed = (kind: RecordKind, view: CatalogueView): boolean =>
  Object.keys(toQuery(kind, view)).some((name) => name !== 'sort');

/**
 * Whether records can be moved: all of them are shown in the order of the website. Of pieces, those of a
 * category or of a collection, where visitors see them beside each other; of a list in parts, those of one.
 */
export const isInOrder = (kind: RecordKind, view: CatalogueView): boolean => {
  const { category, collection, group, ...rest } = toQuery(kind, view);
  const isWhole = kind !== 'products' && groupsOf(kind) === undefined;
  const isOnePlace = isWhole || [category, collection, group].some((place) => place !== undefined);
  return isOnePlace && Object.keys(rest).length === 0;
};
