import type { Database } from '../database/database.ts';
import type { Actor } from '../staff/actor.ts';
import { addToHistory } from './store-state.ts';

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
    const found = await trx
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!found) return false;
    const { username, at } = actor;
    await trx
      .insertInto('submission_notes')
      .values({ submission_id: found.id, at, by_name: username, text })
      .execute();
    await addToHistory(trx, actor, found.id, { action: 'note' });
    return true;
  });
