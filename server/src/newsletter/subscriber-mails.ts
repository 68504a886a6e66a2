import { emailKey } from '@jeweler/core/format';
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

/**
 * Stops an address that the mail server has permanently refused, if it is on the list: nothing more is sent
 * to it until its owner confirms through a mail that staff have sent again. Unsubscribed addresses stay
 * unsubscribed.
 */
export const stopSubscriber = async (
  trx: Transaction<Tables>,
  address: string,
  reason: string,
  at: string,
): Promise<void> => {
  await trx
    .updateTable('subscribers')
    .set({ state: 'bounced', bounced_at: at, bounce_reason: reason })
    .where('email_key', '=', emailKey(address))
    .where('state', 'in', ['unconfirmed', 'confirmed'])
    .execute();
};
