import { getMaterials } from '@jeweler/core/business';
import { compareRanks, formatServicePrice, searchable } from '@jeweler/core/format';
import {
  groupFields,
  type RecordFields,
  type RecordKind,
  type RecordLine,
  type RecordPage,
  type RecordState,
  type recordQuerySchema,
  serviceGroups,
} from '@jeweler/core/schemas';
import type { z } from 'zod';
import { eachInTurn } from '../turns.ts';
import { type RecordDeps, readMissing } from './record-missing.ts';
import { fieldsOf, nameOf, type StoredRecord } from './stored-record.ts';

type Query = z.output<typeof recordQuerySchema>;
type State = RecordState | 'deleted';

const stateOf = ({ state, deletedAt }: StoredRecord): State => (deletedAt === undefined ? state : 'deleted');

interface Folded {
  /** What a search looks in. */
  readonly text: string;
  /** Sorts like the name: 'No. 2' before 'No. 10'. */
  readonly name: string;
}

/** Made once for each version of a record, which is another object. */
const foldedTexts = new WeakMap<StoredRecord, Folded>();

const folded = (record: StoredRecord): Folded => {
  const known = foldedTexts.get(record);
  if (known) return known;
  const { slug = '', material = '', stock_number = '', answer = '', text = '' } = fieldsOf(record);
  const name = searchable(nameOf(record));
  const others = [material, stock_number, answer, text].map(searchable);
  const made = {
    text: [name, slug, ...others].join(' '),
    name: name.replaceAll(/\d+/g, (digits) => digits.padStart(9, '0')),
  };
  foldedTexts.set(record, made);
  return made;
};

const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const inOrder = (a: StoredRecord, b: StoredRecord): number => a.position - b.position || a.id - b.id;

/** The order of a collection's list: products that have a place in it first. */
export const inCollection = (a: StoredRecord, b: StoredRecord): number =>
  compareRanks(fieldsOf(a).collection_rank, fieldsOf(b).collection_rank) || inOrder(a, b);

/** Records without a price come last. */
const priceOf = (record: StoredRecord): number => fieldsOf(record).price ?? Number.POSITIVE_INFINITY;

const comparisons = {
  order: inOrder,
  name: (a, b) => compareTexts(folded(a).name, folded(b).name) || inOrder(a, b),
  price: (a, b) => (priceOf(a) === priceOf(b) ? inOrder(a, b) : priceOf(a) - priceOf(b)),
  changed: (a, b) => b.revision - a.revision || inOrder(a, b),
} as const satisfies Record<Query['sort'], (a: StoredRecord, b: StoredRecord) => number>;

const wordsOf = (q = ''): string[] =>
  searchable(q)
    .split(/\s+/)
    .filter((word) => word !== '');

/** What else tells a record apart in its list, by kind. */
const details: { readonly [Kind in RecordKind]?: (fields: RecordFields<Kind>) => string } = {
  services: ({ group, ...line }) => {
    const isPriced = line.price !== undefined || line.suffix === 'call';
    return [
      ...(group === undefined ? [] : [serviceGroups[group]]),
      ...(isPriced ? [formatServicePrice(line)] : []),
    ].join(' · ');
  },
  testimonials: ({ permission_on }) =>
    permission_on === undefined ? 'No permission noted' : 'Permission noted',
};

const detailOf = ({ kind, fields }: StoredRecord): string | undefined =>
  // Which one it is depends on the kind, as the fields do.
  (details[kind] as ((fields: RecordFields) => string) | undefined)?.(fields);

const toLine = (record: StoredRecord, words: string[], missing: RecordLine['missing']): RecordLine => {
  const fields = fieldsOf(record);
  const { stock_number = '' } = fields;
  return {
    id: record.id,
    slug: fields.slug,
    name: nameOf(record),
    price: fields.price,
    state: record.state,
    image_url: fields.image_url,
    category_id: fields.category_id,
    collection_id: fields.collection_id,
    starts_on: fields.starts_on,
    ends_on: fields.ends_on,
    ...(words.some((word) => searchable(stock_number).includes(word)) && { stock_number }),
    publishAt: record.publishAt,
    detail: detailOf(record),
    revision: record.revision,
    missing,
  };
};

/** The part of its list that a record is in. */
const groupOf = ({ kind, fields }: StoredRecord): unknown =>
  (fields as Readonly<Record<string, unknown>>)[groupFields[kind] ?? ''];

/** `none`: of nothing that is known. */
const isMadeOf = (record: StoredRecord, material: NonNullable<Query['material']>): boolean => {
  const materials = getMaterials(fieldsOf(record));
  return material === 'none' ? materials.length === 0 : materials.includes(material);
};

/** What a filter finds in the wanted order, and how many of each state there are. */
export const findRecords = async (
  records: ReadonlyMap<number, StoredRecord>,
  { q, category, collection, group, state, material, missing, sort }: Omit<Query, 'after' | 'limit'>,
  deps: RecordDeps,
): Promise<{ shown: StoredRecord[]; counts: RecordPage['counts'] }> => {
  const words = wordsOf(q);
  const isFound = (record: StoredRecord): boolean => {
    const { category_id, collection_id } = fieldsOf(record);
    if (category !== undefined && category_id !== category) return false;
    if (collection !== undefined && collection_id !== collection) return false;
    if (group !== undefined && groupOf(record) !== group) return false;
    if (material !== undefined && !isMadeOf(record, material)) return false;
    return words.every((word) => folded(record).text.includes(word));
  };
  const matching: StoredRecord[] = [];
  await eachInTurn([...records.values()], (record) => {
    if (isFound(record)) matching.push(record);
  });
  const missingIn = missing && (await readMissing(deps, matching));
  const found: StoredRecord[] = [];
  const counts = { draft: 0, live: 0, sold: 0, hidden: 0, deleted: 0 };
  await eachInTurn(matching, (record) => {
    const fields = missingIn?.(record);
    if (fields && (missing === 'any' ? fields.length === 0 : !fields.some((each) => each === missing)))
      return;
    // Its name is folded here, not while they are sorted, which cannot be interrupted.
    if (sort === 'name') folded(record);
    found.push(record);
    counts[stateOf(record)] += 1;
  });
  const isShown = (record: StoredRecord) =>
    state === undefined ? stateOf(record) !== 'deleted' : stateOf(record) === state;
  const compare = sort === 'order' && collection !== undefined ? inCollection : comparisons[sort];
  return { shown: found.filter(isShown).sort(compare), counts };
};

/** A page of a list as staff see it (DESIGN, catalogue by staff). */
export const listRecords = async (
  records: ReadonlyMap<number, StoredRecord>,
  { after, limit, ...query }: Query,
  deps: RecordDeps,
): Promise<RecordPage> => {
  const { shown, counts } = await findRecords(records, query, deps);
  const end = after + limit;
  const page = shown.slice(after, end);
  const missingIn = await readMissing(deps, page);
  const words = wordsOf(query.q);
  return {
    records: page.map((record) => toLine(record, words, missingIn(record))),
    counts,
    total: shown.length,
    ...(end < shown.length && { next: end }),
  };
};
