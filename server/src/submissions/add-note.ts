import type { NewNote } from '@jeweler/core/submissions';
import type { Transaction } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { addToHistory } from './store-state.ts';
import { findByReference } from './submission-item.ts';

/**
 * Adds a private note, a key only once; false when there is no such submission. Needs no revision, because it
 * overwrites nothing.
 */
export const addNote = (
  database: Database,
  actor: Actor,
  reference: string,
  { text, key }: NewNote,
): Promise<boolean> =>
  database.writes.run(async (trx) => {
    const found = await findByReference(trx, reference);
    if (!found) return false;
    await insertNote(trx, actor, found.id, text, key);
    return true;
  });

export const insertNote = async (
  trx: Transaction<Tables>,
  actor: Actor,
  id: number,
  text: string,
  key?: string,
): Promise<void> => {
  const added = await trx
    .insertInto('submission_notes')
    .values({ submission_id: id, at: actor.at, by_name: actor.username, text, note_key: key ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Otherwise it is there already: the answer to the first request was lost.
  if (added) await addToHistory(trx, actor, id, { action: 'note' });
};
