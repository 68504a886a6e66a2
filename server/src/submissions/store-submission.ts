import { emailKey, phoneKey } from '@jeweler/core/format';
import {
  type AppointmentTime,
  firstStatus,
  type SubmissionKind,
  type SubmissionMark,
  type SubmissionStatus,
} from '@jeweler/core/submissions';
import { sql, type Transaction } from 'kysely';
import { timeColumns } from '../database/appointment-time.ts';
import { codeTexts } from '../database/prize-code.ts';
import { addToSearch, searchedTexts } from '../database/submission-search.ts';
import type { Tables } from '../database/tables.ts';
import { mayCauseMail, writeReceiptMails } from '../mail/outbox.ts';
import { writeStaffCalendar } from '../mail/staff-calendar.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { holdFor } from './slot-holds.ts';
import { prepareClaim } from './store-claim.ts';
import { freeReference } from './submission-reference.ts';

/** Where a submission came from. */
export interface Origin {
  readonly address: string;
  readonly page: string | null;
  readonly userAgent: string | null;
}

/** Fields used when a submission is stored, if its form has them. */
export interface Visitor {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly prizeService?: string | undefined;
  readonly prizeValue?: string | undefined;
}

/** Marks of repeated submissions. */
export type RepeatMark = Extract<SubmissionMark, `repeat-${string}`>;

export interface NewSubmission {
  readonly kind: SubmissionKind;
  /** Stored as spam: it holds no slot, is unread for nobody and causes no mail. */
  readonly isSpam: boolean;
  readonly receivedAt: Date;
  readonly origin: Origin;
  /** The validated payload, stored unchanged. */
  readonly payload: Visitor;
  readonly appointment?: AppointmentTime | undefined;
  /** Leaves the slot of an appointment to others; a slot that another one holds is refused all the same. */
  readonly isWithoutHold?: boolean;
  /** Marks in addition to those of `watchFor`. */
  readonly marks?: readonly SubmissionMark[];
  /** Which repeats are searched for among earlier submissions of the same kind. */
  readonly watchFor: readonly RepeatMark[];
  /** Entered by staff: it is final at once, needs no notice, and counts as read for whoever entered it. */
  readonly booking?: {
    readonly status: SubmissionStatus;
    readonly key: string;
    readonly adminId: number;
  };
}

/** A stored submission. */
export interface Stored {
  readonly id: number;
  readonly reference: string;
  /** The visitor is not written to (see `mayCauseMail`). */
  readonly isWithheld: boolean;
  readonly prizeCode?: string;
}

/**
 * Stores a submission with everything that depends on it, within the caller's transaction: its reference,
 * marks, slot, prize code, search index entry, unread marks of all staff, and mails. Undefined, and nothing
 * is stored, when another submission holds the slot of an appointment.
 */
export const storeSubmission = async (
  trx: Transaction<Tables>,
  submission: NewSubmission,
): Promise<Stored | undefined> => {
  const { origin, payload, kind, isSpam, booking } = submission;
  const receivedAt = submission.receivedAt.toISOString();
  const first = booking?.status ?? firstStatus(kind);
  const status = isSpam ? 'spam' : first;
  const place = timeColumns(submission.appointment);
  const dates = { received_at: receivedAt, status_since: receivedAt };
  const hold = await holdFor(trx, { kind, status, ...dates, ...place }, submission.receivedAt);
  if (!hold) return undefined;
  const held = submission.isWithoutHold ? { ...hold, holds_slot: null } : hold;
  const keys = { email_key: emailKey(payload.email), phone_key: phoneKey(payload.phone) };
  const claim = kind === 'prize-claim' ? await prepareClaim(trx, payload) : undefined;
  const marks: SubmissionMark[] = [...(submission.marks ?? [])];
  for (const mark of submission.watchFor) {
    if (await isRepeat(trx, { kind, ...keys, address: origin.address }, mark)) marks.push(mark);
  }
  if (claim) marks.push(...claim.marks);
  const { email } = payload;
  const isWithheld =
    !isSpam && !booking && !!email && !(await mayCauseMail(trx, email, submission.receivedAt));
  if (isWithheld) marks.push('mail-withheld');
  const reference = await freeReference(trx, kind);
  const { id } = await trx
    .insertInto('submissions')
    .values({
      reference,
      kind,
      status,
      status_before_spam: isSpam ? first : null,
      ...dates,
      origin_address: origin.address,
      origin_page: origin.page,
      user_agent: origin.userAgent,
      name: payload.name || null,
      email: payload.email || null,
      phone: payload.phone || null,
      ...keys,
      ...place,
      ...held,
      booking_key: booking?.key ?? null,
      details: JSON.stringify(payload),
      marks: JSON.stringify(marks),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = [...searchedTexts(payload), ...(claim ? codeTexts(claim.code) : [])];
  await addToSearch(trx, { id, reference, phoneKey: keys.phone_key, texts });
  await claim?.store(id);
  const stored = { id, reference, isWithheld, ...(claim && { prizeCode: claim.code }) };
  if (isSpam) return stored;
  await markUnread(trx, id, booking?.adminId);
  if (booking) {
    const { name = null, phone = null } = payload;
    const own = { id, kind, status, reference, received_at: receivedAt, name, phone, ...place, revision: 1 };
    await writeStaffCalendar(trx, own, submission.receivedAt);
  } else
    await writeReceiptMails(trx, {
      id,
      at: receivedAt,
      kind,
      email: email ?? null,
      isWithheld,
      appointment: submission.appointment,
    });
  if (kind === 'subscription' && email)
    await subscribe(trx, {
      submissionId: id,
      email,
      consentAt: receivedAt,
      at: submission.receivedAt,
      isWithheld,
    });
  return stored;
};

/** Marks a submission as unread for every admin except `reader`. */
export const markUnread = async (trx: Transaction<Tables>, id: number, reader?: number): Promise<void> => {
  await trx.deleteFrom('unread_submissions').where('submission_id', '=', id).execute();
  await trx
    .insertInto('unread_submissions')
    .columns(['admin_id', 'submission_id'])
    .expression((from) => {
      const admins = from.selectFrom('admins').select(['id', sql.val(id).as('submission_id')]);
      return reader === undefined ? admins : admins.where('id', '!=', reader);
    })
    .execute();
};

interface Sender extends Pick<Tables['submissions'], 'kind' | 'email_key' | 'phone_key'> {
  readonly address: string;
}

/** Columns by which earlier submissions of the same kind are found. */
const repeats = {
  'repeat-email': ({ email_key }) => ['email_key', email_key],
  'repeat-phone': ({ phone_key }) => ['phone_key', phone_key],
  'repeat-address': ({ address }) => ['origin_address', address],
} as const satisfies Readonly<
  Record<RepeatMark, (sender: Sender) => readonly [keyof Tables['submissions'], string | null]>
>;

const isRepeat = async (trx: Transaction<Tables>, sender: Sender, mark: RepeatMark): Promise<boolean> => {
  const [column, value] = repeats[mark](sender);
  // A value that both left out does not make them repeats.
  if (value === null) return false;
  const earlier = await trx
    .selectFrom('submissions')
    .select('id')
    .where('kind', '=', sender.kind)
    .where(column, '=', value)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
};
