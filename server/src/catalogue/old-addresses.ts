import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { nextRevision, type StoredRecord, slugOf } from './stored-record.ts';

/** An address that a record has had. */
export type OldAddress = Awaited<ReturnType<typeof readOldAddresses>>[number];

/**
 * Keeps the address that a record gives up when it becomes `next`, if visitors may know it; that of a draft at once: later
 * nothing tells that it was public. It leads to the record and not to another address: there are no chains and no loops.
 */
export const retireAddress = async (
  trx: Transaction<Tables>,
  old: StoredRecord,
  next: StoredRecord,
  retiredAt: string,
): Promise<void> => {
  const slug = slugOf(old.fields);
  if (slug === null || old.state === 'draft' || old.deletedAt !== undefined) return;
  if (slugOf(next.fields) === slug && next.state !== 'draft' && next.deletedAt === undefined) return;
  const { kind, id } = old;
  await trx
    .insertInto('catalogue_addresses')
    .values({ kind, slug, record_id: id, retired_at: retiredAt, used_on: null })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'slug']).doUpdateSet({ record_id: id, retired_at: retiredAt, used_on: null }),
    )
    .execute();
};

export const readOldAddresses = (query: Kysely<Tables>) =>
  query
    .selectFrom('catalogue_addresses')
    .select(['kind', 'slug', 'record_id as recordId', 'retired_at as retiredAt', 'used_on as usedOn'])
    .orderBy('retired_at', 'desc')
    .execute();

/** Visitors who come by it find the not-found screen from then on. False when there is no such address. */
export const deleteOldAddress = (
  database: Database,
  { kind, slug }: Pick<OldAddress, 'kind' | 'slug'>,
): Promise<boolean> =>
  database.writes.run(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('catalogue_addresses')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirst();
    // The copy in memory is loaded anew with the next version.
    await nextRevision(trx);
    return numDeletedRows > 0n;
  });

export const noteUse = async (
  database: Database,
  { kind, slug }: Pick<OldAddress, 'kind' | 'slug'>,
  day: string,
): Promise<void> => {
  await database.writes.run((trx) =>
    trx
      .updateTable('catalogue_addresses')
      .set({ used_on: day })
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .execute(),
  );
};
