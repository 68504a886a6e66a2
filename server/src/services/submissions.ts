import { emailKey, phoneKey } from '@jeweler/core/format';
import {
  firstStatus,
  type SubmissionKind,
  type SubmissionMark,
  type SubmissionStatus,
} from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import { compiledStatement } from '../database/compiled-statement.ts';
import { codeTexts } from '../database/prize-code.ts';
import { searchedTexts } from '../database/searched-texts.ts';
import { freeReference } from '../database/submission-reference.ts';
import { addToSearch } from '../database/submission-search.ts';
import type { Tables } from '../database/tables.ts';
import { holdFor } from './appointments/slot-holds.ts';
import { writeReceiptMails } from './mail/outbox.ts';
import { subscribe } from './newsletter/subscribe.ts';
import { prepareClaim } from './prizes/store-claim.ts';

/** Where a submission came from. */
export interface Origin {
  readonly address: string;
  readonly page: string | null;
  readonly userAgent: string | null;
}

/** Fields that are looked at when a submission is stored, where its form has them. */
export interface Visitor {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly prizeService?: string | undefined;
  readonly prizeValue?: string | undefined;
}

/** Marks of what was sent before. */
export type RepeatMark = Extract<SubmissionMark, `repeat-${string}`>;

export interface NewSubmission {
  readonly kind: SubmissionKind;
  /** Kept apart: it holds nothing, is unread for nobody and makes no mail. */
  readonly isSpam: boolean;
  readonly receivedAt: Date;
  readonly origin: Origin;
  /** The validated payload, kept as it is. */
  readonly payload: Visitor;
  readonly appointment?: Pick<Tables['submissions'], 'appointment_day' | 'appointment_slot'> | undefined;
  /** Which repeats are looked for among earlier submissions of the same kind. */
  readonly watchFor: readonly RepeatMark[];
  /** Entered by staff: it is settled at once, nobody has to be told, and whoever did it has read it. */
  readonly booking?: {
    readonly status: SubmissionStatus;
    readonly key: string;
    readonly adminId: number;
  };
}

/** A submission that was stored, by its number. */
export interface Stored {
  readonly id: number;
  readonly reference: string;
}

/**
 * Stores a submission with everything that must follow from it, within the caller's transaction: its
 * reference, marks, slot, code of a prize, words to be searched by, that nobody on staff has read it, and the mails
 * that follow. Undefined, and nothing is stored, when another one holds the slot of an appointment.
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
  const hold = await holdFor(trx, { kind, status, received_at: receivedAt, ...place }, submission.receivedAt);
  if (!hold) return undefined;
  const keys = { email_key: emailKey(payload.email), phone_key: phoneKey(payload.phone) };
  const claim = kind === 'prize-claim' ? await prepareClaim(trx, payload) : undefined;
  const marks: SubmissionMark[] = [];
  for (const mark of submission.watchFor) {
    if (await isRepeat(trx, { kind, ...keys, address: origin.address }, mark)) marks.push(mark);
  }
  if (claim) marks.push(...claim.marks);
  const reference = await freeReference(trx, kind);
  const { insertId } = await insert(trx, {
    reference,
    kind,
    status,
    status_before_spam: isSpam ? first : null,
    status_since: receivedAt,
    received_at: receivedAt,
    origin_address: origin.address,
    origin_page: origin.page,
    user_agent: origin.userAgent,
    name: payload.name || null,
    email: payload.email || null,
    phone: payload.phone || null,
    ...keys,
    ...place,
    ...hold,
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
    await writeReceiptMails(trx, { id, at: receivedAt, kind, email: payload.email ?? null, ...place });
  if (kind === 'subscription' && payload.email)
    await subscribe(trx, {
      submissionId: id,
      email: payload.email,
      consentAt: receivedAt,
      at: submission.receivedAt,
    });
  return { id, reference };
};

type NewRow = Omit<Tables['submissions'], 'id' | 'revision' | 'answered_at'>;

// No statement that is stored with runs within a savepoint of SQLite's own, as RETURNING and INSERT ...
// SELECT do: at each of them FTS5 writes out what it has collected, which takes as long as all the rest.
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

/** Makes a submission, which is unread for nobody, unread for everybody who may sign in, but for `reader`. */
export const markUnread = async (trx: Transaction<Tables>, id: number, reader?: number): Promise<void> => {
  for (const admin of (await admins(trx, {})).rows) {
    if (admin.id !== reader) await insertUnread(trx, { admin_id: admin.id, submission_id: id });
  }
};

interface Sender extends Pick<Tables['submissions'], 'kind' | 'email_key' | 'phone_key'> {
  readonly address: string;
}

/** What earlier submissions of the same kind are looked for by. */
const repeats = {
  'repeat-email': ({ email_key }) => ['email_key', email_key],
  'repeat-phone': ({ phone_key }) => ['phone_key', phone_key],
  'repeat-address': ({ address }) => ['origin_address', address],
} as const satisfies Readonly<
  Record<RepeatMark, (sender: Sender) => readonly [keyof Tables['submissions'], string | null]>
>;

const isRepeat = async (trx: Transaction<Tables>, sender: Sender, mark: RepeatMark): Promise<boolean> => {
  const [column, value] = repeats[mark](sender);
  // Nobody is the same for having left out the same.
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
