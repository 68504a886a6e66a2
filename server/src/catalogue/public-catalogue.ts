import {
  type Catalogue,
  fieldsSchemas,
  type Product,
  type RecordFields,
  type RecordKind,
} from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { isVisible, readRecordsSince, type StoredRecord } from './stored-record.ts';

const fieldOrder = Object.fromEntries(
  Object.entries(fieldsSchemas).map(([kind, { shape }]) => [kind, Object.keys(shape)]),
) as Record<RecordKind, string[]>;

/** A record's fields in the order of the catalogue file. */
const present = ({ kind, id, fields }: StoredRecord): { id: number } & RecordFields => {
  const given = fields as Readonly<Record<string, unknown>>;
  const names = fieldOrder[kind].filter((name) => given[name] !== undefined);
  return { id, ...Object.fromEntries(names.map((name) => [name, given[name]])) };
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
  const products = ofKind('products').map((record) => {
    const { collection_id, ...product } = present(record) as Product;
    return {
      ...(collection_id === undefined || shown.has(collection_id) ? (present(record) as Product) : product),
      ...(record.state === 'sold' && { sold: true as const }),
      ...(record.state === 'sold' && isUnlisted(record) && { unlisted: true as const }),
    };
  });
  // Publishing checks that everything required is there.
  return {
    categories: ofKind('categories').map(present),
    collections: collections.map(present),
    products,
    bannerItems: ofKind('announcements').map(present),
  } as Catalogue;
};

/** The stored catalogue as visitors see it. */
export const readCatalogue = async (query: Kysely<Tables>): Promise<Catalogue> =>
  toCatalogue(await readRecordsSince(query, -1));
