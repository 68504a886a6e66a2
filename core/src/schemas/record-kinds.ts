/**
 * What staff edit (DESIGN, catalogue by staff): the catalogue, the announcements of the banner, the questions of
 * the home page, the lines of the price lists, testimonials, the pictures of the site's own pages; and as one record
 * each the shop's own facts and the prize wheel. Without zod and the table of fields, because the portal starts with it.
 */
export const recordKinds = [
  'products',
  'collections',
  'categories',
  'announcements',
  'questions',
  'services',
  'testimonials',
  'site-pictures',
  'shop',
  'wheel',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Kinds that the catalogue file has; an import leaves the others alone. */
export const catalogueKinds = ['products', 'collections', 'categories', 'announcements'] as const;
export const isCatalogueKind = (kind: RecordKind): boolean => catalogueKinds.some((each) => each === kind);
/** Kinds with one record, which is always there and always on the website. */
export const singleKinds = ['shop', 'wheel'] as const satisfies readonly RecordKind[];
export type SingleKind = (typeof singleKinds)[number];
export const isSingle = (kind: RecordKind): kind is SingleKind => singleKinds.some((each) => each === kind);
/** Kinds whose records the program puts there, which are always on the website: only their fields are edited. */
const placedKinds = ['site-pictures'] as const satisfies readonly RecordKind[];
export const isPlaced = (kind: RecordKind): boolean => placedKinds.some((each) => each === kind);
/** The id of the one record of such a kind. */
export const SINGLE_ID = 1;
/** Kinds with any number of records. */
export type ListKind = Exclude<RecordKind, SingleKind>;
/** Whether a word of an address names one. */
export const isListKind = (word: string | undefined): word is ListKind =>
  recordKinds.some((kind) => kind === word && !isSingle(kind));
/** Kinds whose records have a page of their own. */
export const pageKinds = ['products', 'collections', 'categories'] as const;
export type PageKind = (typeof pageKinds)[number];
export const hasPage = (kind: RecordKind): kind is PageKind => pageKinds.some((each) => each === kind);

/** Kinds of which a page can be shown as it would be: their own, or the one that shows them. */
export const previewKinds = [...pageKinds, 'site-pictures'] as const;
export type PreviewKind = (typeof previewKinds)[number];
export const hasPreview = (kind: RecordKind): kind is PreviewKind =>
  previewKinds.some((each) => each === kind);
