import { home } from '@jeweler/core/business';
import { emailKey } from '@jeweler/core/format';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { askToConfirm } from './ask-to-confirm.ts';

interface Subscribing {
  readonly submissionId: number;
  /** As it was entered. */
  readonly email: string;
  /** When the form was sent, and the current time. */
  readonly consentAt: string;
  readonly at: Date;
}

/**
 * Adds an address to the list within the transaction that stores the form, and writes the mail that asks its
 * owner to confirm. An address that is already on the list is not added again: an unconfirmed one keeps the
 * consent given first, an unsubscribed one starts over, and one whose mail was refused is not written to
 * again.
 */
export const subscribe = async (
  trx: Transaction<Tables>,
  { submissionId, email, consentAt, at }: Subscribing,
): Promise<void> => {
  const key = emailKey(email);
  if (key === null) return;
  const given = {
    email,
    state: 'unconfirmed',
    consent_text: home.newsletter.consent,
    consent_at: consentAt,
    submission_id: submissionId,
  } as const;
  const known = await trx
    .selectFrom('subscribers')
    .select(['id', 'state'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  if (known?.state === 'confirmed' || known?.state === 'bounced') return;
  if (known?.state === 'unsubscribed')
    await trx.updateTable('subscribers').set(given).where('id', '=', known.id).execute();
  const { insertId } = known
    ? { insertId: known.id }
    : await trx
        .insertInto('subscribers')
        .values({ ...given, email_key: key })
        .executeTakeFirstOrThrow();
  await askToConfirm(trx, Number(insertId), at);
};

/**
 * The same for submissions that staff have restored from spam; an address that is on the list in any state is
 * not changed.
 */
export const subscribeUnknown = async (
  trx: Transaction<Tables>,
  {
    id,
    email,
    received_at,
  }: { readonly id: number; readonly email: string | null; readonly received_at: string },
  now: Date,
): Promise<void> => {
  const known = await trx
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (email !== null && !known)
    await subscribe(trx, { submissionId: id, email, consentAt: received_at, at: now });
};
