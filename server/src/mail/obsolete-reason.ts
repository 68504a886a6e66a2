import { type MailFacts, mailDefinitions } from '@jeweler/core/mail';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { isReplaced, REPLACED } from './appointment-mails.ts';
import type { MailRow } from './compose-mail.ts';

/** Why a waiting mail is no longer of use; null when it still is. Mails to staff never are. */
export const obsoleteReason = async (
  query: Kysely<Tables>,
  row: MailRow,
  now: Date,
): Promise<string | null> => {
  const { kind, facts, recipient, submission_id, subscriber_id, asked_at, created_at } = row;
  if (recipient === null) return null;
  const { appointment = null, account } = JSON.parse(facts) as MailFacts;
  if (account) return accountReason(query, account.id, row);
  if (submission_id === null && subscriber_id === null) return null;
  const submission = await query
    .selectFrom('submissions')
    .select(['status', 'appointment_day as day', 'appointment_slot as slot'])
    .where('id', 'is not distinct from', submission_id)
    .executeTakeFirst();
  const subscriber = await query
    .selectFrom('subscribers')
    .select(['state', 'unsubscribed_at as unsubscribedAt'])
    .where('id', 'is not distinct from', subscriber_id)
    .executeTakeFirst();
  // These changes wrote off what was waiting then; a mail that was being sent at that time is met here, if it
  // has to be tried again.
  if (asked_at === null && subscriber_id === null) {
    if (submission?.status === 'spam') return 'It was marked as spam.';
    if (await isReplaced(query, row)) return REPLACED;
  }
  return (
    mailDefinitions[kind].obsoleteReason?.({
      now,
      appointment,
      submission,
      subscriber,
      createdAt: created_at,
      askedAt: asked_at,
    }) ?? null
  );
};

/** A link for an account goes to nobody but the address that the account has now. */
const accountReason = async (
  query: Kysely<Tables>,
  id: number,
  { kind, recipient }: MailRow,
): Promise<string | null> => {
  const account = await query
    .selectFrom('admins')
    .select(['email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account) return 'The account was removed.';
  if (mailDefinitions[kind].link !== 'account') return null;
  if (account.email !== recipient) return 'It was written to a former address.';
  return kind === 'account-invitation' && account.password_hash !== ''
    ? 'The account has been set up.'
    : null;
};
