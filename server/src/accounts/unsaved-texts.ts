import {
  noteForm,
  type RecordDraft,
  replyForm,
  type UnsavedChange,
  type UnsavedTexts,
} from '@jeweler/core/schemas';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { NotFoundError } from '../errors.ts';
import type { Actor } from './actor.ts';

/** Forms about a request, whose texts are deleted with it. */
const OF_REQUESTS = [noteForm(''), replyForm('')];

const selectUnsaved = (query: Kysely<Tables>, adminId: number) =>
  query
    .selectFrom('unsaved_texts')
    .select(['form', 'changes', 'revision', 'saved_at'])
    .where('admin_id', '=', adminId);

type UnsavedRow = Pick<Selectable<Tables['unsaved_texts']>, 'changes' | 'revision' | 'saved_at'>;

const toDraft = ({ changes, revision, saved_at }: UnsavedRow): RecordDraft => ({
  changes: JSON.parse(changes),
  revision,
  savedAt: saved_at,
});

/** What somebody has typed into forms and not saved. */
export const readUnsaved = async (query: Kysely<Tables>, adminId: number): Promise<UnsavedTexts> => {
  const rows = await selectUnsaved(query, adminId).execute();
  return { forms: Object.fromEntries(rows.map((row) => [row.form, toDraft(row)])) };
};

/** The same of one form. */
export const readUnsavedForm = async (
  query: Kysely<Tables>,
  adminId: number,
  form: string,
): Promise<RecordDraft | undefined> => {
  const row = await selectUnsaved(query, adminId).where('form', '=', form).executeTakeFirst();
  return row && toDraft(row);
};

/**
 * Keeps what somebody has typed into a form, in place of what was kept before; no changes end it.
 * @throws NotFoundError when it is about a request that has been deleted
 */
export const keepUnsaved = (
  database: Database,
  { adminId, at }: Actor,
  form: string,
  { changes, revision }: UnsavedChange,
): Promise<void> =>
  database.writes.run(async (trx) => {
    const key = { admin_id: adminId, form };
    if (Object.keys(changes).length === 0) {
      await trx
        .deleteFrom('unsaved_texts')
        .where((eb) => eb.and(key))
        .execute();
      return;
    }
    const row = { changes: JSON.stringify(changes), revision, saved_at: at };
    const about = OF_REQUESTS.find((prefix) => form.startsWith(prefix));
    const submission_id = about === undefined ? null : await findId(trx, form.slice(about.length));
    await trx
      .insertInto('unsaved_texts')
      .values({ ...key, submission_id, ...row })
      .onConflict((conflict) => conflict.columns(['admin_id', 'form']).doUpdateSet(row))
      .execute();
  });

const findId = async (trx: Transaction<Tables>, reference: string): Promise<number> => {
  const found = await trx
    .selectFrom('submissions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!found) throw new NotFoundError();
  return found.id;
};
