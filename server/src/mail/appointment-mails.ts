import { slotHasBegun } from '@jeweler/core/business';
import { type MailFacts, type MailKind, mailDefinitions, mailKinds } from '@jeweler/core/mail';
import type { MailState } from '@jeweler/core/schemas';
import { isSameTime, type SubmissionStatus } from '@jeweler/core/submissions';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { type TimeColumns, timeOf } from '../database/appointment-time.ts';
import type { Tables } from '../database/tables.ts';
import { afterUndo, writeMail } from './outbox.ts';

type Row = TimeColumns &
  Pick<Selectable<Tables['submissions']>, 'id' | 'kind' | 'status' | 'email' | 'revision' | 'booking_key'>;

/** Why a mail about a change is not sent when another one follows. */
export const REPLACED = 'It was replaced by a later email about the same appointment.';

const SPAM = 'It was marked as spam.';

/** What a mail says, and which it is. */
export interface MailAbout extends MailFacts {
  readonly mailId: number;
  readonly kind: MailKind;
  readonly state: MailState;
}

/**
 * Writes the mail to the visitor about a change of an appointment, and withdraws unsent mails about earlier
 * changes; to be called in the transaction of the change. Nothing is written when the visitor already knows
 * the current state, has no email address, or the appointment has begun.
 */
export const writeChangeMail = async (
  trx: Transaction<Tables>,
  before: Row,
  after: Row,
  now: Date,
): Promise<void> => {
  const { id, kind, email } = before;
  if (after.status === 'spam') await writeOff(trx, id, SPAM).where('recipient', 'is not', null).execute();
  else if (before.status === 'spam') await waitAgain(trx, id, now, SPAM).execute();
  const [appointment, previous] = [timeOf(after), timeOf(before)];
  if (kind !== 'appointment' || !appointment || !previous) return;
  const isMoved = !isSameTime(appointment, previous);
  // A reply was taken back, which says nothing about the appointment.
  if (!isMoved && after.status === before.status) return;
  const withdrawn = await takeBack(trx, id, now, changes, ['appointment-reminder']);
  const told = await lastTold(trx, id);
  // Until a mail has left, what the visitor has asked for, or agreed on by telephone.
  const knownTime = told?.appointment ?? withdrawn?.previous ?? previous;
  const knownStatus = told?.status ?? (before.booking_key === null ? 'requested' : 'confirmed');
  const knowsTime = isSameTime(appointment, knownTime);
  if (knowsTime && knownStatus === after.status) {
    await waitAgain(trx, id, now, REPLACED)
      .where((eb) => eb.or([eb('id', '=', told?.mailId ?? 0), eb('kind', '=', 'appointment-reminder')]))
      .execute();
    return;
  }
  const mail = mailFor(after.status, knownStatus, isMoved && before.status === after.status);
  if (!mail || !email || slotHasBegun(appointment.day, appointment.slot, now)) return;
  const calendar = await chooseCalendar(trx, id, after.status);
  await writeMail(trx, {
    submission_id: id,
    kind: mail,
    recipient: email,
    facts: {
      appointment,
      ...(!knowsTime && { previous: knownTime }),
      ...(calendar && { calendar }),
      sequence: after.revision,
    },
    at: now.toISOString(),
    next_attempt_at: afterUndo(now),
  });
};

const mailFor = (status: SubmissionStatus, known: SubmissionStatus, isOnlyMoved: boolean) => {
  if (status === 'confirmed' && (known === status || isOnlyMoved)) return 'appointment-moved';
  if (isOnlyMoved) return 'appointment-proposed';
  // Of the two that announce a confirmed one, that of a move comes later.
  return changes.find((kind) => mailDefinitions[kind].announces === status);
};

/** Kinds of mail that tell a visitor of a change. */
const changes = mailKinds.filter((kind) => mailDefinitions[kind].announces !== undefined);

/** Mails of these kinds about a submission that were, may have been, or will be delivered, newest first. */
export const mailsAbout = async (
  query: Kysely<Tables>,
  submissionId: number,
  kinds: readonly MailKind[],
): Promise<MailAbout[]> => {
  const rows = await query
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'facts'])
    .where('submission_id', '=', submissionId)
    .where('kind', 'in', kinds)
    .where(({ or, eb }) => or([eb('state', 'in', ['sent', 'sending', 'waiting']), eb('attempts', '>', 0)]))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, facts, ...mail }) => ({ ...(JSON.parse(facts) as MailFacts), ...mail, mailId: id }));
};

/** The last change that the visitor was told about, or is being told about right now. */
const lastTold = async (query: Kysely<Tables>, submissionId: number) => {
  const [last] = await mailsAbout(query, submissionId, changes);
  const status = last && mailDefinitions[last.kind].announces;
  return status && { ...last, status };
};

/**
 * Whether a mail about a change has been followed by another one, or an acknowledgement, which says that nothing is
 * confirmed yet, by any that has left. What only that one offers, to add photos, the page after the form did too.
 */
export const isReplaced = async (
  query: Kysely<Tables>,
  { id, kind, submission_id }: Pick<Selectable<Tables['outbox']>, 'id' | 'kind' | 'submission_id'>,
): Promise<boolean> => {
  if (submission_id === null) return false;
  if (kind === 'acknowledgement')
    return (await mailsAbout(query, submission_id, changes)).some(({ state }) => state === 'sent');
  const told = changes.includes(kind) ? await lastTold(query, submission_id) : undefined;
  return told !== undefined && told.mailId !== id;
};

/** A cancellation is attached only if an earlier mail contained an appointment. */
const chooseCalendar = async (
  trx: Transaction<Tables>,
  id: number,
  status: SubmissionStatus,
): Promise<MailFacts['calendar']> => {
  if (status === 'confirmed') return 'request';
  if (status === 'proposed') return 'tentative';
  const last = (await mailsAbout(trx, id, changes)).map(({ calendar }) => calendar).find(Boolean);
  return last === undefined || last === 'cancel' ? undefined : 'cancel';
};

/**
 * Mails of these kinds that are still delayed by UNDO_TIME are deleted; those already due or tried, and those of the
 * kinds `others`, are written off as superseded. One that is being sent is left: its reader counts as told, and a
 * correction follows it. Returns what a deleted one said.
 */
export const takeBack = async (
  trx: Transaction<Tables>,
  id: number,
  now: Date,
  kinds: readonly MailKind[],
  others: readonly MailKind[] = [],
): Promise<MailFacts | undefined> => {
  const deleted = await trx
    .deleteFrom('outbox')
    .where('submission_id', '=', id)
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('next_attempt_at', '>', now.toISOString())
    .returning('facts')
    .executeTakeFirst();
  await writeOff(trx, id, REPLACED)
    .where('kind', 'in', [...kinds, ...others])
    .execute();
  return deleted && (JSON.parse(deleted.facts) as MailFacts);
};

/** Takes back waiting mails about a submission. */
const writeOff = (trx: Transaction<Tables>, id: number, reason: string) =>
  trx
    .updateTable('outbox')
    .set({ state: 'written-off', reason })
    .where('submission_id', '=', id)
    .where('state', '=', 'waiting');

/**
 * Has mails wait again, as long as an undo takes, that were written off for a change which has been taken back. They keep
 * their Message-ID: they may have arrived.
 */
export const waitAgain = (trx: Transaction<Tables>, id: number, now: Date, reason: string) =>
  trx
    .updateTable('outbox')
    .set({ state: 'waiting', reason: null, next_attempt_at: afterUndo(now) })
    .where('submission_id', '=', id)
    .where('state', '=', 'written-off')
    .where('reason', '=', reason);
