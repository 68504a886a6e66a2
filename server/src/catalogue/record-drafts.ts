import type { RecordDraft, RecordKind } from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** Whose draft of which record; 0 stands for a record that is not stored yet. */
export interface DraftKey {
  readonly adminId: number;
  readonly kind: RecordKind;
  readonly id: number;
}

/** What somebody has typed and not saved. */
export const readDraft = async (
  query: Kysely<Tables>,
  { adminId, kind, id }: DraftKey,
): Promise<RecordDraft | undefined> => {
  const row = await query
    .selectFrom('catalogue_drafts')
    .select(['changes', 'revision', 'saved_at'])
    .where('admin_id', '=', adminId)
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      changes: JSON.parse(row.changes) as RecordDraft['changes'],
      revision: row.revision,
      savedAt: row.saved_at,
    }
  );
};

/** Keeps a draft in place of the one before; one without changes ends it. */
export const keepDraft = (
  database: Database,
  { adminId, kind, id }: DraftKey,
  { changes, revision, savedAt }: RecordDraft,
): Promise<void> =>
  database.writes.run(async (trx) => {
    const key = { admin_id: adminId, kind, record_id: id };
    if (Object.keys(changes).length === 0) {
      await trx
        .deleteFrom('catalogue_drafts')
        .where((eb) => eb.and(key))
        .execute();
      return;
    }
    const row = { changes: JSON.stringify(changes), revision, saved_at: savedAt };
    await trx
      .insertInto('catalogue_drafts')
      .values({ ...key, ...row })
      .onConflict((conflict) => conflict.columns(['admin_id', 'kind', 'record_id']).doUpdateSet(row))
      .execute();
  });
