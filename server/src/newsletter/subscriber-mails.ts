import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Writes off waiting mails that ask a subscriber to confirm. */
export const writeOffConfirmations = async (
  trx: Transaction<Tables>,
  subscriberId: number,
  reason: string,
): Promise<void> => {
  await trx
    .updateTable('outbox')
    .set({ state: 'written-off', reason })
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'waiting')
    .execute();
};
