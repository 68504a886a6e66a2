import { recordForm } from '@jeweler/core/schemas';
import type { Database } from '../database/database.ts';
import { noteLastId } from './stored-record.ts';

/** A deletion can be undone for so long. */
const UNDO_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes for good what was deleted 30 days ago, with its history; old addresses stay and say that it is gone. Every
 * server forgets it, and the one that leads removes it.
 */
export const removeDeleted = async (
  database: Database,
  now: Date,
  store: { forgetDeleted(before: string): void },
): Promise<void> => {
  const before = new Date(now.getTime() - UNDO_MS).toISOString();
  if (database.isLeading())
    await database.writes.run(async (trx) => {
      const rows = await trx
        .selectFrom('catalogue_records')
        .select(['kind', 'id'])
        .where('deleted_at', '<', before)
        .orderBy('id')
        .execute();
      for (const row of rows) await noteLastId(trx, row);
      for (const { kind, id } of rows) {
        await trx
          .deleteFrom('catalogue_history')
          .where('kind', '=', kind)
          .where('record_id', '=', id)
          .execute();
        await trx.deleteFrom('unsaved_texts').where('form', '=', recordForm(kind, id)).execute();
        await trx.deleteFrom('catalogue_records').where('kind', '=', kind).where('id', '=', id).execute();
      }
    });
  store.forgetDeleted(before);
};
