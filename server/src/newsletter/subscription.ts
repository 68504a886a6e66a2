import { CONFIRMATION_DAYS, type SubscriberState } from '@jeweler/core/submissions';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SubscriberLinkPurpose, Tables } from '../database/tables.ts';
import { tokenHash } from '../secret-token.ts';
import { PAUSE_AFTER_UNSUBSCRIBING_MS, writeOffConfirmations } from './ask-to-confirm.ts';

const DAY_MS = 24 * 3_600_000;

/** A subscription that a private link leads to. */
export interface Subscription {
  readonly id: number;
  readonly state: SubscriberState;
  readonly consent: string;
  /** Its owner has unsubscribed, and is asked whether to return; until then the state is `unconfirmed` here only. */
  readonly isReturn: boolean;
  /** The link has expired for its purpose. */
  readonly isExpired: boolean;
}

/** The subscription a link leads to; undefined when the link is unknown. */
export const findSubscription = async (
  query: Kysely<Tables>,
  purpose: SubscriberLinkPurpose,
  token: string,
  now: Date,
): Promise<Subscription | undefined> => {
  const row = await query
    .selectFrom('subscriber_links')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_links.subscriber_id')
    .select(['subscribers.id', 'state', 'consent_text', 'return_consent_text', 'unsubscribed_at'])
    .select('subscriber_links.created_at')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return undefined;
  const age = now.getTime() - Date.parse(row.created_at);
  const isReturn =
    purpose === 'confirm' &&
    row.state === 'unsubscribed' &&
    row.return_consent_text !== null &&
    row.created_at > (row.unsubscribed_at ?? '');
  return {
    id: row.id,
    state: isReturn ? 'unconfirmed' : row.state,
    consent: isReturn ? (row.return_consent_text as string) : row.consent_text,
    isReturn,
    // Whoever returns is not asked again sooner.
    isExpired:
      purpose === 'confirm' && age >= (isReturn ? PAUSE_AFTER_UNSUBSCRIBING_MS : CONFIRMATION_DAYS * DAY_MS),
  };
};

/** No form has been sent since the address was unsubscribed. */
const NO_RETURN = { return_consent_text: null, return_consent_at: null, return_submission_id: null };

/**
 * Confirms a subscription, which works once: after unsubscribing, the form has to be sent again. Returns the
 * resulting state; undefined when the link is unknown.
 */
export const confirmSubscription = (
  { writes }: Database,
  token: string,
  now: Date,
): Promise<Subscription | undefined> =>
  writes.run(async (trx) => {
    const found = await findSubscription(trx, 'confirm', token, now);
    if (!found || found.isExpired || !['unconfirmed', 'bounced'].includes(found.state)) return found;
    await trx
      .updateTable('subscribers')
      .set(({ ref }) => ({
        state: 'confirmed',
        confirmed_at: now.toISOString(),
        ...(found.isReturn && {
          consent_text: ref('return_consent_text').$notNull(),
          consent_at: ref('return_consent_at').$notNull(),
          submission_id: ref('return_submission_id'),
        }),
        ...NO_RETURN,
      }))
      .where('id', '=', found.id)
      .execute();
    await writeOffConfirmations(trx, found.id, 'The subscription was already confirmed.');
    return { ...found, isReturn: false, state: 'confirmed' };
  });

/** Ends a subscription on the subscriber's own request. Undefined when the link is unknown. */
export const endSubscription = (
  { writes }: Database,
  token: string,
  now: Date,
): Promise<Subscription | undefined> =>
  writes.run(async (trx) => {
    const found = await findSubscription(trx, 'unsubscribe', token, now);
    if (!found) return undefined;
    await unsubscribe(trx, found.id, { by: null, at: now.toISOString() });
    return { ...found, state: 'unsubscribed' };
  });

/** Unsubscribes an address on request of staff; `by` is the admin's name. */
export const unsubscribeByHand = (
  { writes }: Database,
  id: number,
  change: { readonly by: string; readonly at: string },
): Promise<void> => writes.run((trx) => unsubscribe(trx, id, change));

/**
 * Unsubscribes an address; one that is already unsubscribed keeps its original time. Waiting mails are not
 * sent.
 * @param by the admin's name; null: the subscriber
 */
const unsubscribe = async (
  trx: Transaction<Tables>,
  id: number,
  { by, at }: { readonly by: string | null; readonly at: string },
): Promise<void> => {
  await trx
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: at, unsubscribed_by: by, ...NO_RETURN })
    .where('id', '=', id)
    .where('state', '!=', 'unsubscribed')
    .execute();
  await writeOffConfirmations(trx, id, 'The address was unsubscribed.');
};
