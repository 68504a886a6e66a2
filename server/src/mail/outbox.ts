import { randomUUID } from 'node:crypto';
import { mailboxKey } from '@jeweler/core/format';
import type { MailFacts, MailKind } from '@jeweler/core/mail';
import type { AppointmentTime, SubmissionKind } from '@jeweler/core/submissions';
import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

type Column = 'kind' | 'submission_id' | 'subscriber_id' | 'recipient' | 'next_attempt_at' | 'once_key';

/** Columns of the outbox, and what others follow from; without a recipient it goes to the staff. */
interface NewMail extends Pick<Insertable<Tables['outbox']>, Column> {
  readonly facts: MailFacts;
  /** ISO date-time, UTC. */
  readonly at: string;
  /** Anybody can cause it by a form, so it counts (see `mayCauseMail`). */
  readonly isCounted?: boolean;
  /** Staff want it sent, whatever the submission is marked as. */
  readonly isAskedFor?: boolean;
  /** Why it is not sent unless staff say so, in words for them. */
  readonly writtenOffBecause?: string;
}

/**
 * How long a mail about an act of staff that can be undone is delayed, in milliseconds: if it is undone in that
 * time, no mail is sent.
 */
const UNDO_TIME_MS = 20_000;

export const afterUndo = (now: Date): string => new Date(now.getTime() + UNDO_TIME_MS).toISOString();

/** Writes a mail in the transaction of its cause: both are stored or neither is. */
export const writeMail = async (
  trx: Transaction<Tables>,
  { facts, at, isCounted, isAskedFor, writtenOffBecause, ...mail }: NewMail,
): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({
      ...mail,
      facts: JSON.stringify(facts),
      message_key: randomUUID(),
      mailbox_key: isCounted && mail.recipient ? mailboxKey(mail.recipient) : null,
      state: writtenOffBecause === undefined ? 'waiting' : 'written-off',
      reason: writtenOffBecause ?? null,
      created_at: at,
      asked_at: isAskedFor ? at : null,
    })
    .execute();
};

type Received = Pick<Tables['submissions'], 'kind' | 'email'> & {
  readonly id: number;
  readonly at: string;
  readonly appointment: AppointmentTime | undefined;
  /** The visitor is not written to (see `mayCauseMail`); staff may send the mail. */
  readonly isWithheld: boolean;
};

/** The one mail that a form causes to its visitor: for a claim with the code, for a subscription with the question. */
export const receiptMail = (kind: SubmissionKind): MailKind => {
  if (kind === 'subscription') return 'newsletter-confirmation';
  return kind === 'prize-claim' ? 'prize-code' : 'acknowledgement';
};

/** Why a mail was withheld, in words for staff. */
const WITHHELD = 'Forms had caused several emails to this address within an hour.';

/**
 * Writes the mails for a new submission: the notice to staff, and the visitor's acknowledgement or prize
 * code.
 */
export const writeReceiptMails = async (trx: Transaction<Tables>, received: Received): Promise<void> => {
  const { id, at, kind, email, isWithheld, appointment } = received;
  // A subscription needs no answer from staff; the visitor is asked to confirm it instead.
  if (kind === 'subscription') return;
  const facts = appointment ? { appointment } : {};
  await writeMail(trx, { submission_id: id, kind: 'staff-notice', facts, at });
  if (!email) return;
  await writeMail(trx, {
    submission_id: id,
    kind: receiptMail(kind),
    recipient: email,
    facts,
    at,
    isCounted: !isWithheld,
    ...(isWithheld && { writtenOffBecause: WITHHELD }),
  });
};

/**
 * Most mails that forms cause to one mailbox within an hour, whoever sends them: anybody may enter any address,
 * and must not be able to fill a stranger's mailbox. A visitor who sends each form once gets every mail.
 */
const MAX_MAILS = 4;
const HOUR_MS = 3_600_000;

/** Whether a form may cause another mail to this address. */
export const mayCauseMail = async (
  trx: Transaction<Tables>,
  address: string,
  now: Date,
): Promise<boolean> => {
  const counted = await trx
    .selectFrom('outbox')
    .select('id')
    .where('mailbox_key', '=', mailboxKey(address))
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
    // Those after now were written before the clock was set back; an hour later they do not count any more.
    .where('created_at', '<', new Date(now.getTime() + HOUR_MS).toISOString())
    .limit(MAX_MAILS)
    .execute();
  return counted.length < MAX_MAILS;
};
