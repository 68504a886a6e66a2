import { randomUUID } from 'node:crypto';
import { mailboxKey } from '@jeweler/core/format';
import type { MailKind } from '@jeweler/core/mail';
import type { AppointmentSlot, MailState } from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import { compiledStatement } from '../database/compiled-statement.ts';
import type { Tables } from '../database/tables.ts';

/** Day and slot in the shop's time zone. */
interface Place {
  readonly day: string;
  readonly slot: AppointmentSlot;
}

/** Facts in a mail beyond the data of its submission, as of when the mail was written. */
export interface MailParams {
  readonly appointment?: Place;
  /** The previous day and slot of the appointment. */
  readonly previous?: Place;
  /** The attachment: the appointment, a proposed one, or its cancellation. */
  readonly calendar?: 'request' | 'tentative' | 'cancel';
  /** SEQUENCE of the attachment: the revision of the submission, which only grows. */
  readonly sequence?: number;
  /** In a notice to staff: what the visitor did on the private page. */
  readonly act?: 'accepted' | 'cancelled' | 'asked-to-move';
  /** In the visitor's own words. */
  readonly wish?: string;
  /** The text beside the form that a subscriber agreed to. */
  readonly consent?: string;
}

interface NewMail {
  /** Null: it is not about a submission. */
  readonly submissionId: number | null;
  /** Set in a mail to a subscriber. */
  readonly subscriberId?: number;
  readonly kind: MailKind;
  /** Null: staff. */
  readonly recipient: string | null;
  readonly facts?: MailParams;
  /** ISO date-time, UTC. */
  readonly at: string;
  /** Earliest time at which it may be sent. */
  readonly notBefore?: string;
  /** Anybody can cause it by a form, so it counts (see mail-limit.ts). */
  readonly isCounted?: boolean;
  /** The database rejects a second mail with the same key. */
  readonly onceKey?: string;
}

type NewRow = Pick<
  Tables['outbox'],
  'submission_id' | 'kind' | 'recipient' | 'facts' | 'message_key' | 'created_at'
> & {
  subscriber_id: number | null;
  mailbox_key: string | null;
  once_key: string | null;
  next_attempt_at: string | null;
};

// No RETURNING: see `insert` of services/submissions.ts, with which it runs.
const insert = compiledStatement<NewRow>((query, value) =>
  query.insertInto('outbox').values({
    submission_id: value('submission_id'),
    subscriber_id: value('subscriber_id'),
    kind: value('kind'),
    recipient: value('recipient'),
    facts: value('facts'),
    message_key: value('message_key'),
    mailbox_key: value('mailbox_key'),
    once_key: value('once_key'),
    state: 'waiting',
    created_at: value('created_at'),
    next_attempt_at: value('next_attempt_at'),
  }),
);

/** Writes a mail in the transaction of its cause: both are stored or neither is. */
export const writeMail = async (trx: Transaction<Tables>, mail: NewMail): Promise<void> => {
  await insert(trx, {
    submission_id: mail.submissionId,
    subscriber_id: mail.subscriberId ?? null,
    kind: mail.kind,
    recipient: mail.recipient,
    facts: JSON.stringify(mail.facts ?? {}),
    message_key: randomUUID(),
    mailbox_key: mail.isCounted && mail.recipient !== null ? mailboxKey(mail.recipient) : null,
    once_key: mail.onceKey ?? null,
    created_at: mail.at,
    next_attempt_at: mail.notBefore ?? null,
  });
};

type Received = Pick<Tables['submissions'], 'kind' | 'email' | 'appointment_day' | 'appointment_slot'> & {
  readonly id: number;
  readonly at: string;
  /** The visitor is not written to (see mail-limit.ts); staff may send the mail. */
  readonly isWithheld: boolean;
};

/** Why a mail was withheld, in words for staff. */
const WITHHELD = 'Forms had caused several e-mails to this address within an hour.';

interface BothRows extends Pick<NewRow, 'submission_id' | 'recipient' | 'facts' | 'created_at'> {
  readonly notice_key: string;
  readonly receipt_kind: MailKind;
  readonly receipt_key: string;
  readonly receipt_state: MailState;
  readonly receipt_reason: string | null;
  readonly mailbox_key: string | null;
}

// One statement for both: they are written with nearly every submission, while the visitor is waiting.
const insertBoth = compiledStatement<BothRows>((query, value) => {
  const common = {
    submission_id: value('submission_id'),
    facts: value('facts'),
    created_at: value('created_at'),
  } as const;
  return query.insertInto('outbox').values([
    {
      ...common,
      kind: 'staff-notice',
      state: 'waiting',
      reason: null,
      recipient: null,
      mailbox_key: null,
      message_key: value('notice_key'),
    },
    {
      ...common,
      kind: value('receipt_kind'),
      state: value('receipt_state'),
      reason: value('receipt_reason'),
      recipient: value('recipient'),
      mailbox_key: value('mailbox_key'),
      message_key: value('receipt_key'),
    },
  ]);
});

/**
 * Writes the mails for a new submission: the notice to staff, and the visitor's acknowledgement or prize
 * code.
 */
export const writeReceiptMails = async (trx: Transaction<Tables>, received: Received): Promise<void> => {
  const { id, at, kind, email, isWithheld, appointment_day: day, appointment_slot: slot } = received;
  // A subscription needs no answer from staff; the visitor is asked to confirm it instead.
  if (kind === 'subscription') return;
  const facts = day !== null && slot !== null ? { appointment: { day, slot } } : {};
  if (!email) return writeMail(trx, { submissionId: id, kind: 'staff-notice', recipient: null, facts, at });
  await insertBoth(trx, {
    submission_id: id,
    recipient: email,
    facts: JSON.stringify(facts),
    notice_key: randomUUID(),
    // Only one mail to the visitor: for a claim, the one with the code.
    receipt_kind: kind === 'prize-claim' ? 'prize-code' : 'acknowledgement',
    receipt_key: randomUUID(),
    receipt_state: isWithheld ? 'written-off' : 'waiting',
    receipt_reason: isWithheld ? WITHHELD : null,
    mailbox_key: isWithheld ? null : mailboxKey(email),
    created_at: at,
  });
};
