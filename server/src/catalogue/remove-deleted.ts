import type { RecordKind } from '@jeweler/core/schemas';
import type { Database } from '../database/database.ts';

/** A deletion can be undone for so long. */
const UNDO_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes for good what was deleted 30 days ago, with its history; old addresses stay and say that it is gone. */
export const removeDeleted = async (
  database: Database,
  now: Date,
  store: { forget(kind: RecordKind, id: number): void },
): Promise<void> => {
  const limit = new Date(now.getTime() - UNDO_MS).toISOString();
  const removed = await database.writes.run(async (trx) => {
    const rows = await trx
      .selectFrom('catalogue_records')
      .select(['kind', 'id'])
      .where('deleted_at', '<', limit)
      .execute();
    for (const { kind, id } of rows) {
      for (const table of ['catalogue_history', 'catalogue_drafts'] as const) {
        await trx.deleteFrom(table).where('kind', '=', kind).where('record_id', '=', id).execute();
      }
      await trx.deleteFrom('catalogue_records').where('kind', '=', kind).where('id', '=', id).execute();
    }
    return rows;
  });
  for (const { kind, id } of removed) store.forget(kind, id);
};
