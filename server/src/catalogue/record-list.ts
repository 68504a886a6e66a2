import {
  listLacks,
  type ProductLack,
  type RecordFields,
  type RecordLine,
  type RecordPage,
  type RecordState,
  type recordQuerySchema,
} from '@jeweler/core/schemas';
import type { z } from 'zod';
import type { StoredRecord } from './stored-record.ts';

type Query = z.output<typeof recordQuerySchema>;
type State = RecordState | 'deleted';

/** Whether the media folder has the file of a picture's address. */
export type HasFile = (url: string) => boolean;

const stateOf = ({ state, deletedAt }: StoredRecord): State => (deletedAt === undefined ? state : 'deleted');

/** All that a record's fields may be, by one name each. */
const fieldsOf = ({ fields }: StoredRecord): RecordFields<'products'> & { readonly text?: string } => fields;

const nameOf = (record: StoredRecord): string => fieldsOf(record).name ?? fieldsOf(record).text ?? '';

/** For comparing: without case and accents. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const inOrder = (a: StoredRecord, b: StoredRecord): number => a.position - b.position || a.id - b.id;

/** Records without a price come last. */
const priceOf = (record: StoredRecord): number => fieldsOf(record).price ?? Number.POSITIVE_INFINITY;

const comparisons = {
  order: inOrder,
  name: (a, b) => collator.compare(nameOf(a), nameOf(b)) || inOrder(a, b),
  price: (a, b) => (priceOf(a) === priceOf(b) ? inOrder(a, b) : priceOf(a) - priceOf(b)),
  changed: (a, b) => b.revision - a.revision || inOrder(a, b),
} as const satisfies Record<Query['sort'], (a: StoredRecord, b: StoredRecord) => number>;

export const lacksOf = (record: StoredRecord, hasFile: HasFile): ProductLack[] =>
  record.kind === 'products' ? listLacks(fieldsOf(record), hasFile) : [];

const toLine = (record: StoredRecord, hasFile: HasFile): RecordLine => {
  const { slug, price, image_url, category_id, collection_id } = fieldsOf(record);
  return {
    id: record.id,
    slug,
    name: nameOf(record),
    price,
    state: record.state,
    image_url,
    category_id,
    collection_id,
    publishAt: record.publishAt,
    revision: record.revision,
    missing: lacksOf(record, hasFile),
  };
};

/** What a filter finds in the wanted order, and how many of each state there are. */
export const findRecords = (
  records: ReadonlyMap<number, StoredRecord>,
  { q, category, collection, state, missing, sort }: Omit<Query, 'after' | 'limit'>,
  hasFile: HasFile,
): { shown: StoredRecord[]; counts: RecordPage['counts'] } => {
  const words = fold(q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = [...records.values()].filter((record) => {
    const { slug = '', material = '', category_id, collection_id } = fieldsOf(record);
    if (category !== undefined && category_id !== category) return false;
    if (collection !== undefined && collection_id !== collection) return false;
    if (missing !== undefined && !lacksOf(record, hasFile).includes(missing)) return false;
    const text = words.length === 0 ? '' : fold(`${nameOf(record)} ${slug} ${material}`);
    return words.every((word) => text.includes(word));
  });
  const counts = { draft: 0, live: 0, sold: 0, hidden: 0, deleted: 0 };
  for (const record of found) counts[stateOf(record)] += 1;
  const isShown = (record: StoredRecord) =>
    state === undefined ? stateOf(record) !== 'deleted' : stateOf(record) === state;
  return { shown: found.filter(isShown).sort(comparisons[sort]), counts };
};

/** A page of a list as staff see it (DESIGN, catalogue by staff). */
export const listRecords = (
  records: ReadonlyMap<number, StoredRecord>,
  { after, limit, ...query }: Query,
  hasFile: HasFile,
): RecordPage => {
  const { shown, counts } = findRecords(records, query, hasFile);
  const end = after + limit;
  return {
    records: shown.slice(after, end).map((record) => toLine(record, hasFile)),
    counts,
    total: shown.length,
    ...(end < shown.length && { next: end }),
  };
};
