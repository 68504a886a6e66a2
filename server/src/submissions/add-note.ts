import type { Transaction } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { addToHistory } from './store-state.ts';
import { findByReference } from './submission-item.ts';

/**
 * Adds a private note; false when there is no such submission. Needs no revision, because it overwrites
 * nothing.
 */
export const addNote = (
  database: Database,
  actor: Actor,
  reference: string,
  text: string,
): Promise<boolean> =>
  database.writes.run(async (trx) => {
    const found = await findByReference(trx, reference);
    if (!found) return false;
    await insertNote(trx, actor, found.id, text);
    return true;
  });

export const insertNote = async (
  trx: Transaction<Tables>,
  actor: Actor,
  id: number,
  text: string,
): Promise<void> => {
  await trx
    .insertInto('submission_notes')
    .values({ submission_id: id, at: actor.at, by_name: actor.username, text })
    .execute();
  await addToHistory(trx, actor, id, { action: 'note' });
};
