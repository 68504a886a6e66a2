import type { RecordKind } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The number of the next record of a kind. None is given twice: addresses, previews and undone changes go on naming
 * records that have been removed.
 */
export const nextId = async (query: Kysely<Tables>, kind: RecordKind): Promise<number> => {
  const last = await query
    .selectFrom('catalogue_records')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  const removed = await query
    .selectFrom('catalogue_last_ids')
    .select('id')
    .where('kind', '=', kind)
    .executeTakeFirst();
  return Math.max(Number(last?.id ?? 0), Number(removed?.id ?? 0)) + 1;
};

/** To be called for each record that is removed for good, in the order of their numbers. */
export const noteLastId = async (
  trx: Transaction<Tables>,
  row: { readonly kind: RecordKind; readonly id: number },
): Promise<void> => {
  await trx
    .insertInto('catalogue_last_ids')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({ id: row.id }).where('catalogue_last_ids.id', '<', row.id),
    )
    .execute();
};
