import { newsletterConsent } from '@jeweler/core/business';
import { emailKey } from '@jeweler/core/format';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { mayCauseMail } from '../mail/outbox.ts';
import { askToConfirm } from './ask-to-confirm.ts';

interface Subscribing {
  readonly submissionId: number;
  /** As it was entered. */
  readonly email: string;
  /** When the form was sent, and the current time. */
  readonly consentAt: string;
  readonly at: Date;
  /** Forms have caused enough mails to the address: it is not asked now (see `mayCauseMail`). */
  readonly isWithheld: boolean;
}

/**
 * Adds an address to the list within the transaction that stores the form, and writes the mail that asks its
 * owner to confirm. An address that is already on the list is not added again: an unconfirmed one keeps the
 * consent given first, an unsubscribed one stays so until its owner confirms, and one whose mail was refused is
 * not written to again.
 */
export const subscribe = async (
  trx: Transaction<Tables>,
  { submissionId, email, consentAt, at, isWithheld }: Subscribing,
): Promise<void> => {
  const key = emailKey(email);
  if (key === null) return;
  const given = { consent_text: newsletterConsent, consent_at: consentAt, submission_id: submissionId };
  const known = await trx
    .selectFrom('subscribers')
    .select(['id', 'state'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  switch (known?.state) {
    case 'confirmed':
    case 'bounced':
      return;
    case 'unsubscribed':
      if (!isWithheld && (await askToConfirm(trx, known.id, at, given)))
        await trx
          .updateTable('subscribers')
          .set({
            return_consent_text: newsletterConsent,
            return_consent_at: consentAt,
            return_submission_id: submissionId,
          })
          .where('id', '=', known.id)
          .execute();
      return;
    case 'unconfirmed':
      if (!isWithheld) await askToConfirm(trx, known.id, at);
      return;
    case undefined: {
      const { id } = await trx
        .insertInto('subscribers')
        .values({ email, email_key: key, state: 'unconfirmed', ...given })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (!isWithheld) await askToConfirm(trx, id, at);
    }
  }
};

/**
 * The same for submissions that staff have restored from spam; an address that is on the list in any state is
 * not changed.
 */
export const subscribeUnknown = async (
  trx: Transaction<Tables>,
  { id, email, received_at }: Pick<Selectable<Tables['submissions']>, 'id' | 'email' | 'received_at'>,
  now: Date,
): Promise<void> => {
  const known = await trx
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (email !== null && !known)
    await subscribe(trx, {
      submissionId: id,
      email,
      consentAt: received_at,
      at: now,
      isWithheld: !(await mayCauseMail(trx, email, now)),
    });
};
