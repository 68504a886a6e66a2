import { emailKey, phoneKey } from '@jeweler/core/format';
import {
  firstStatus,
  type SubmissionKind,
  type SubmissionMark,
  type SubmissionStatus,
} from '@jeweler/core/submissions';
import type { Transaction } from 'kysely';
import { holdFor } from '../appointments/slot-holds.ts';
import { compiledStatement } from '../database/compiled-statement.ts';
import { codeTexts } from '../database/prize-code.ts';
import { searchedTexts } from '../database/searched-texts.ts';
import { freeReference } from '../database/submission-reference.ts';
import { addToSearch } from '../database/submission-search.ts';
import type { Tables } from '../database/tables.ts';
import { mayCauseMail } from '../mail/mail-limit.ts';
import { writeReceiptMails } from '../mail/outbox.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { prepareClaim } from '../prizes/store-claim.ts';

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
  readonly appointment?: Pick<Tables['submissions'], 'appointment_day' | 'appointment_slot'> | undefined;
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

/** A stored submission, by its id. */
export interface Stored {
  readonly id: number;
  readonly reference: string;
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
  const place = {
    appointment_day: submission.appointment?.appointment_day ?? null,
    appointment_slot: submission.appointment?.appointment_slot ?? null,
  };
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
    !isSpam &&
    !booking &&
    Boolean(email) &&
    !(await mayCauseMail(trx, email as string, submission.receivedAt));
  if (isWithheld) marks.push('mail-withheld');
  const reference = await freeReference(trx, kind);
  const { insertId } = await insert(trx, {
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
  });
  const id = Number(insertId);
  const texts = [...searchedTexts(payload), ...(claim ? codeTexts(claim.code) : [])];
  await addToSearch(trx, { id, reference, phoneKey: keys.phone_key, texts });
  await claim?.store(id);
  if (isSpam) return { id, reference };
  await markUnread(trx, id, booking?.adminId);
  if (!booking)
    await writeReceiptMails(trx, { id, at: receivedAt, kind, email: email ?? null, isWithheld, ...place });
  if (kind === 'subscription' && email)
    await subscribe(trx, {
      submissionId: id,
      email,
      consentAt: receivedAt,
      at: submission.receivedAt,
      isWithheld,
    });
  return { id, reference };
};

type NewRow = Omit<Tables['submissions'], 'id' | 'revision' | 'answered_at'>;

// None of the statements that store a submission may run in an internal savepoint of SQLite, as RETURNING and
// INSERT ... SELECT do: at each savepoint FTS5 flushes its pending entries, which takes as long as everything
// else.
const insert = compiledStatement<NewRow>((query, value) =>
  query.insertInto('submissions').values({
    reference: value('reference'),
    kind: value('kind'),
    status: value('status'),
    status_before_spam: value('status_before_spam'),
    status_since: value('status_since'),
    received_at: value('received_at'),
    origin_address: value('origin_address'),
    origin_page: value('origin_page'),
    user_agent: value('user_agent'),
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    email_key: value('email_key'),
    phone_key: value('phone_key'),
    appointment_day: value('appointment_day'),
    appointment_slot: value('appointment_slot'),
    holds_slot: value('holds_slot'),
    is_conflict: value('is_conflict'),
    booking_key: value('booking_key'),
    details: value('details'),
    marks: value('marks'),
  }),
);

const admins = compiledStatement<object, { id: number }>((query) => query.selectFrom('admins').select('id'));

const insertUnread = compiledStatement<Tables['unread_submissions']>((query, value) =>
  query
    .insertInto('unread_submissions')
    .values({ admin_id: value('admin_id'), submission_id: value('submission_id') }),
);

/** Marks a submission that has no unread marks as unread for every admin except `reader`. */
export const markUnread = async (trx: Transaction<Tables>, id: number, reader?: number): Promise<void> => {
  for (const admin of (await admins(trx, {})).rows) {
    if (admin.id !== reader) await insertUnread(trx, { admin_id: admin.id, submission_id: id });
  }
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
