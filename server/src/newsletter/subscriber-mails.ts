import { emailKey } from '@jeweler/core/format';
import type { Kysely, Selectable, Transaction } from 'kysely';
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

/** Why a mail that asks to confirm is no longer of use; null when it still is. */
export const obsoleteConfirmationReason = async (
  query: Kysely<Tables>,
  {
    subscriber_id,
    asked_at,
    created_at,
  }: Pick<Selectable<Tables['outbox']>, 'asked_at' | 'created_at'> & { readonly subscriber_id: number },
): Promise<string | null> => {
  const subscriber = await query
    .selectFrom('subscribers')
    .select(['state', 'unsubscribed_at'])
    .where('id', '=', subscriber_id)
    .executeTakeFirst();
  switch (subscriber?.state) {
    case 'confirmed':
      return 'The subscription was already confirmed.';
    case 'unsubscribed':
      // Written since then, it asks the owner whether to return.
      return created_at > (subscriber.unsubscribed_at ?? '') ? null : 'The address was unsubscribed.';
    case 'bounced':
      // Staff may try once more: if the mail arrives, its recipient can still confirm.
      return asked_at === null ? 'The mail server has refused the address before.' : null;
    default:
      return null;
  }
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
