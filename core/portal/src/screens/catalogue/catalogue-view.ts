import {
  groupsOf,
  type RecordKind,
  type RecordQuery,
  type RecordView,
  recordViewSchema,
} from '@jeweler/core/schemas';

/** View options of a list as its address has them. */
export type ViewTexts = Readonly<Partial<Record<keyof RecordView, string>>>;

/** The view that an address asks for, or a changed one; missing or invalid options get their defaults. */
export const parseView = (asked: Readonly<Record<string, unknown>>): RecordView => {
  const invalid = recordViewSchema.safeParse(asked).error?.issues.map(({ path: [name] }) => name) ?? [];
  return recordViewSchema.parse(
    Object.fromEntries(Object.entries(asked).filter(([name]) => !invalid.includes(name))),
  );
};

/** What a view asks the server for; only products have categories, collections, materials, prices and missing fields. */
export const toQuery = (kind: RecordKind, view: RecordView): RecordQuery => {
  const { q, state, category, collection, group, material, missing, sort } = view;
  const isProducts = kind === 'products';
  return {
    ...(q ? { q } : {}),
    ...(state === undefined || (state === 'sold' && !isProducts) ? {} : { state }),
    ...(isProducts && category !== undefined ? { category } : {}),
    ...(isProducts && collection !== undefined ? { collection } : {}),
    ...(group !== undefined && groupsOf(kind)?.choices[group] !== undefined ? { group } : {}),
    ...(isProducts && material !== undefined ? { material } : {}),
    ...(isProducts && missing !== undefined ? { missing } : {}),
    ...(sort === 'order' || (sort === 'price' && !isProducts) ? {} : { sort }),
  };
};

/** The query string of a view, including its question mark; defaults are left out. */
export const formatViewQuery = (kind: RecordKind, view: RecordView): string => {
  const entries = Object.entries(toQuery(kind, view)).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
};

/** Whether search and filters leave something out, apart from the sorting. */
export const isNarrowed = (kind: RecordKind, view: RecordView): boolean =>
  Object.keys(toQuery(kind, view)).some((name) => name !== 'sort');

/**
 * Whether records can be moved: all of them are shown in the order of the website. Of pieces, those of a
 * category or of a collection, where visitors see them beside each other; of a list in parts, those of one.
 */
export const isInOrder = (kind: RecordKind, view: RecordView): boolean => {
  const { category, collection, group, ...rest } = toQuery(kind, view);
  const isWhole = kind !== 'products' && groupsOf(kind) === undefined;
  const isOnePlace = isWhole || [category, collection, group].some((place) => place !== undefined);
  return isOnePlace && Object.keys(rest).length === 0;
};
