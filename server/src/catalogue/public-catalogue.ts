import {
  type Catalogue,
  fieldsSchemas,
  type Product,
  type RecordFields,
  type RecordKind,
} from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { eachInTurn } from '../turns.ts';
import { isVisible, readAllRecords, type StoredRecord } from './stored-record.ts';

const fieldOrder = Object.fromEntries(
  Object.entries(fieldsSchemas).map(([kind, { shape }]) => [kind, Object.keys(shape)]),
) as Record<RecordKind, string[]>;

type Presented = { readonly id: number } & RecordFields;
/** What has been made of a record; a changed one is another object. */
const presented = new WeakMap<StoredRecord, Presented>();

/** A record's fields in the order of the catalogue file; made once. */
const present = (record: StoredRecord): Presented => {
  const known = presented.get(record);
  if (known) return known;
  const { kind, id } = record;
  const given = record.fields as Readonly<Record<string, unknown>>;
  const names = fieldOrder[kind].filter((name) => given[name] !== undefined);
  const made = { id, ...Object.fromEntries(names.map((name) => [name, given[name]])) };
  presented.set(record, made);
  return made;
};

/** A product as visitors see it: not of a collection that they cannot see. */
const presentProduct = (
  record: StoredRecord,
  collections: ReadonlySet<number>,
  isUnlisted: boolean,
): Product => {
  const product = present(record) as Product;
  const isHomeless = product.collection_id !== undefined && !collections.has(product.collection_id);
  if (record.state !== 'sold' && !isHomeless) return product;
  const { collection_id: _, collection_rank: __, ...homeless } = product;
  return {
    ...(isHomeless ? homeless : product),
    ...(record.state === 'sold' && { sold: true as const, ...(isUnlisted && { unlisted: true as const }) }),
  };
};

/**
 * What visitors see of the records, each list in display order (DESIGN, catalogue file). `isUnlisted` says of a
 * sold product whether it has left the lists.
 */
export const toCatalogue = (
  records: Iterable<StoredRecord>,
  isUnlisted: (record: StoredRecord) => boolean = () => false,
): Catalogue => {
  const visible = [...records].filter(isVisible).sort((a, b) => a.position - b.position || a.id - b.id);
  const ofKind = (wanted: RecordKind) => visible.filter(({ kind }) => kind === wanted);
  const collections = ofKind('collections');
  const shown = new Set(collections.map(({ id }) => id));
  // Publishing checks that everything required is there.
  return {
    categories: ofKind('categories').map(present),
    collections: collections.map(present),
    products: ofKind('products').map((record) => presentProduct(record, shown, isUnlisted(record))),
    bannerItems: ofKind('announcements').map(present),
  } as Catalogue;
};

/** Does most of the work for `toCatalogue` of records that are new, and lets requests have their turn. */
export const prepareRecords = (records: readonly StoredRecord[]): Promise<void> =>
  eachInTurn(records, present);

/** The stored catalogue as visitors see it. */
export const readCatalogue = async (query: Kysely<Tables>): Promise<Catalogue> => {
  const records = await readAllRecords(query);
  await prepareRecords(records);
  return toCatalogue(records);
};
