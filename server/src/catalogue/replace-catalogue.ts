import type { Catalogue, Product, RecordFields, RecordKind } from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { retireAddress } from './old-addresses.ts';
import { type Author, addToHistory, listChanges } from './record-history.ts';
import {
  isVisible,
  nextRevision,
  readRecordsSince,
  type StoredRecord,
  slugOf,
  toRow,
} from './stored-record.ts';

/** Rows per INSERT: below every engine's limit of parameters per statement. */
const INSERT_BATCH_ROWS = 100;

interface Imported {
  readonly kind: RecordKind;
  readonly id: number;
  readonly position: number;
  readonly fields: RecordFields;
  readonly isSold: boolean;
}

const listImported = ({ categories, collections, products, bannerItems }: Catalogue): Imported[] => {
  const lists = { categories, collections, products, announcements: bannerItems };
  return Object.entries(lists).flatMap(([kind, list]) =>
    (list as readonly Product[]).map(({ id, sold, unlisted: _, ...fields }, position) => {
      return { kind: kind as RecordKind, id, position, fields, isSold: sold === true };
    }),
  );
};

const keyOf = ({ kind, id }: { readonly kind: RecordKind; readonly id: number }) => `${kind} ${id}`;

/**
 * Makes `catalogue` what visitors see, within the caller's transaction: records that it does not name are
 * deleted, which can be undone as any deletion; drafts and hidden records that it does not name stay. What is
 * the same already keeps its revision and gets no history.
 */
export const replaceCatalogue = async (
  trx: Transaction<Tables>,
  catalogue: Catalogue,
  author: Author,
): Promise<void> => {
  const revision = await nextRevision(trx);
  const stored = new Map((await readRecordsSince(trx, -1)).map((record) => [keyOf(record), record]));
  const imported = listImported(catalogue);
  const named = new Set(imported.map(keyOf));
  const next: StoredRecord[] = imported.map(({ isSold, ...record }) => {
    const old = stored.get(keyOf(record));
    return {
      ...record,
      state: isSold ? 'sold' : 'live',
      revision,
      changedAt: author.at,
      publishAt: undefined,
      soldAt: isSold ? (old?.soldAt ?? author.at) : undefined,
      deletedAt: undefined,
    };
  });
  const removed = [...stored.values()].filter((record) => isVisible(record) && !named.has(keyOf(record)));
  const changed = next.filter((record) => {
    const old = stored.get(keyOf(record));
    return !old || describe(old) !== describe(record);
  });
  await freeAddresses(trx, [...changed, ...removed], next, stored, revision);
  for (const record of changed) {
    const old = stored.get(keyOf(record));
    if (!old) continue;
    const { kind, id, ...columns } = toRow(record);
    await trx
      .updateTable('catalogue_records')
      .set(columns)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
    if (slugOf(old.fields) !== slugOf(record.fields)) await retireAddress(trx, old, author.at);
    const changes = listChanges(versionOf(old), versionOf(record));
    if (changes.length > 0) await addToHistory(trx, record, author, 'imported', changes);
  }
  const created = changed.filter((record) => !stored.has(keyOf(record))).map(toRow);
  for (let start = 0; start < created.length; start += INSERT_BATCH_ROWS) {
    const part = created.slice(start, start + INSERT_BATCH_ROWS);
    await trx.insertInto('catalogue_records').values(part).execute();
  }
  for (const record of removed) {
    await retireAddress(trx, record, author.at);
    await trx
      .updateTable('catalogue_records')
      .set({ ...toRow({ ...record, revision, deletedAt: author.at, changedAt: author.at }) })
      .where('kind', '=', record.kind)
      .where('id', '=', record.id)
      .execute();
    await addToHistory(trx, { ...record, revision }, author, 'deleted');
  }
};

/** What two versions of a record are compared by. */
const versionOf = ({ fields, state, deletedAt }: StoredRecord) => ({
  ...fields,
  state: deletedAt === undefined ? state : 'deleted',
});
const describe = (record: StoredRecord): string =>
  JSON.stringify([record.position, record.publishAt, Object.entries(versionOf(record)).sort()]);

/** Two records may exchange their addresses, and the file's come before those of a draft. */
const freeAddresses = async (
  trx: Transaction<Tables>,
  changing: readonly StoredRecord[],
  next: readonly StoredRecord[],
  stored: ReadonlyMap<string, StoredRecord>,
  revision: number,
): Promise<void> => {
  const free = changing.filter((record) => slugOf(stored.get(keyOf(record))?.fields ?? {}) !== null);
  for (const { kind, id } of free) {
    await trx
      .updateTable('catalogue_records')
      .set({ slug: null })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
  }
  const taken = new Map(next.map((record) => [`${record.kind} ${slugOf(record.fields)}`, keyOf(record)]));
  for (const record of stored.values()) {
    const slug = slugOf(record.fields);
    const holder = taken.get(`${record.kind} ${slug}`);
    if (slug === null || isVisible(record) || record.deletedAt !== undefined) continue;
    if (holder === undefined || holder === keyOf(record)) continue;
    const { slug: _, ...fields } = record.fields as RecordFields<'products'>;
    const { kind, id, ...columns } = toRow({ ...record, fields, revision, publishAt: undefined });
    await trx
      .updateTable('catalogue_records')
      .set(columns)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
  }
};
