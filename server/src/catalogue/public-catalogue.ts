import {
  announcementSchema,
  type Catalogue,
  categorySchema,
  collectionSchema,
  type Product,
  productSchema,
  type RecordKind,
} from '@jeweler/core/schemas';
import type { z } from 'zod';
import { eachInTurn } from '../turns.ts';
import { isVisible, type StoredRecord } from './stored-record.ts';

/**
 * A record by its public schema. A value that was stored before an update of the program which refuses it is left
 * out, and staff hear of it when they open the record; undefined if visitors see nothing without it.
 */
const parse = <T>(schema: z.ZodType<T>, { id, fields }: StoredRecord): T | undefined => {
  const result = schema.safeParse({ id, ...fields });
  if (result.success) return result.data;
  const faulty = new Set(result.error.issues.map(({ path: [field] }) => field));
  const valid = Object.entries(fields).filter(([field]) => !faulty.has(field));
  return schema.safeParse({ id, ...Object.fromEntries(valid) }).data;
};

/** Presents records by a schema, each once: a changed one is another object. */
const presenter = <T>(schema: z.ZodType<T>) => {
  const presented = new WeakMap<StoredRecord, { readonly value: T | undefined }>();
  return (record: StoredRecord): T | undefined => {
    const known = presented.get(record);
    if (known) return known.value;
    const value = parse(schema, record);
    presented.set(record, { value });
    return value;
  };
};

const present = {
  products: presenter<Product>(productSchema),
  collections: presenter(collectionSchema),
  categories: presenter(categorySchema),
  announcements: presenter(announcementSchema),
};
const isPresented = (kind: RecordKind): kind is keyof typeof present => kind in present;

/** A product as visitors see it: not of a collection that they cannot see. */
const presentProduct = (
  record: StoredRecord,
  collections: ReadonlySet<number>,
  isUnlisted: boolean,
): Product | undefined => {
  const product = present.products(record);
  if (!product) return undefined;
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
  const list = <T>(wanted: RecordKind, toPublic: (record: StoredRecord) => T | undefined): T[] =>
    visible.filter(({ kind }) => kind === wanted).flatMap((record) => toPublic(record) ?? []);
  const collections = list('collections', present.collections);
  const shown = new Set(collections.map(({ id }) => id));
  return {
    categories: list('categories', present.categories),
    collections,
    products: list('products', (record) => presentProduct(record, shown, isUnlisted(record))),
    bannerItems: list('announcements', present.announcements),
  };
};

/** Does most of the work for `toCatalogue` of records that are new, and lets requests have their turn. */
export const prepareRecords = (records: readonly StoredRecord[]): Promise<void> =>
  eachInTurn(records.filter(isVisible), (record) => {
    if (isPresented(record.kind)) present[record.kind](record);
  });
