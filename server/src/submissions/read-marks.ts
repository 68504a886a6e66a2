import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { findByReference } from './submission-item.ts';

/** Number of submissions that an admin has not read, without spam. */
export const unreadCount = async (query: Kysely<Tables>, adminId: number): Promise<number> => {
  const { count } = await query
    .selectFrom('unread_submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow();
  return count;
};

/** One admin has read one submission. */
export const setRead = (query: Kysely<Tables>, adminId: number, id: number) =>
  query
    .deleteFrom('unread_submissions')
    .where('admin_id', '=', adminId)
    .where('submission_id', '=', id)
    .execute();

/**
 * Marks submissions as read or unread for one admin. Skips those that no longer exist, and spam that is to be
 * marked as unread. Returns how many remain unread.
 */
export const markRead = (
  database: Database,
  adminId: number,
  references: readonly string[],
  isRead: boolean,
): Promise<number> =>
  database.writes.run(async (trx) => {
    for (const reference of references) {
      const found = await findByReference(trx, reference);
      if (!found) continue;
      if (isRead) await setRead(trx, adminId, found.id);
      else if (found.status !== 'spam')
        await trx
          .insertInto('unread_submissions')
          .values({ admin_id: adminId, submission_id: found.id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }
    return unreadCount(trx, adminId);
  });

export const markAllRead = async (database: Database, adminId: number): Promise<void> => {
  await database.writes.run((trx) =>
    trx.deleteFrom('unread_submissions').where('admin_id', '=', adminId).execute(),
  );
};
