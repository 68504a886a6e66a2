import { slotHasBegun } from '@jeweler/core/business';
import { type MailFacts, type MailKind, mailDefinitions, mailKinds } from '@jeweler/core/mail';
import { isSameTime, type SubmissionStatus } from '@jeweler/core/submissions';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { type TimeColumns, timeOf } from '../database/appointment-time.ts';
import type { Tables } from '../database/tables.ts';
import { UNDO_TIME_MS, writeMail } from './outbox.ts';

type Row = TimeColumns &
  Pick<Selectable<Tables['submissions']>, 'id' | 'kind' | 'status' | 'email' | 'revision'>;

/** Why a mail about a change is not sent when another one follows. */
export const REPLACED = 'It was replaced by a later email about the same appointment.';

interface Told extends MailFacts {
  readonly mailId: number;
  readonly status: SubmissionStatus;
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
  if (after.status === 'spam') await writeOffWaiting(trx, id, 'It was marked as spam.');
  const [appointment, previous] = [timeOf(after), timeOf(before)];
  if (kind !== 'appointment' || !appointment || !previous) return;
  const isMoved = !isSameTime(appointment, previous);
  // A reply was taken back, which says nothing about the appointment.
  if (!isMoved && after.status === before.status) return;
  await takeBack(trx, id, now, changes, ['appointment-reminder']);
  const told = await lastTold(trx, id);
  const knowsTime = told ? isSameTime(appointment, told.appointment) : !isMoved;
  const mail = mailFor(before, after.status, { told, isMoved, knowsTime });
  if (!mail || !email || slotHasBegun(appointment.day, appointment.slot, now)) return;
  const calendar = await chooseCalendar(trx, id, after.status);
  await writeMail(trx, {
    submissionId: id,
    kind: mail,
    recipient: email,
    facts: {
      appointment,
      ...(isMoved && { previous }),
      ...(calendar && { calendar }),
      sequence: after.revision,
    },
    at: now.toISOString(),
    notBefore: new Date(now.getTime() + UNDO_TIME_MS).toISOString(),
  });
};

const mailFor = (
  before: Row,
  status: SubmissionStatus,
  { told, isMoved, knowsTime }: { told: Told | undefined; isMoved: boolean; knowsTime: boolean },
): MailKind | undefined => {
  // A mistake being corrected: visitors are never told about spam.
  if (before.status === 'spam' && !isMoved) return undefined;
  if (knowsTime && (told?.status ?? 'requested') === status) return undefined;
  if (told?.status === status && status === 'confirmed') return 'appointment-moved';
  if (isMoved && before.status === status)
    return status === 'confirmed' ? 'appointment-moved' : 'appointment-proposed';
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
): Promise<{ id: number; kind: MailKind; facts: MailFacts }[]> => {
  const rows = await query
    .selectFrom('outbox')
    .select(['id', 'kind', 'facts'])
    .where('submission_id', '=', submissionId)
    .where('kind', 'in', kinds)
    .where(({ or, eb }) => or([eb('state', 'in', ['sent', 'sending', 'waiting']), eb('attempts', '>', 0)]))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, kind, facts }) => ({ id, kind, facts: JSON.parse(facts) as MailFacts }));
};

/** The last change that the visitor was told about, or is being told about right now. */
const lastTold = async (query: Kysely<Tables>, submissionId: number): Promise<Told | undefined> => {
  const [last] = await mailsAbout(query, submissionId, changes);
  const status = last && mailDefinitions[last.kind].announces;
  return status && { ...last.facts, mailId: last.id, status };
};

/** Whether a mail about a change has been followed by another one. */
export const isReplaced = async (
  query: Kysely<Tables>,
  { id, kind, submission_id }: Pick<Selectable<Tables['outbox']>, 'id' | 'kind' | 'submission_id'>,
): Promise<boolean> => {
  if (submission_id === null || mailDefinitions[kind].announces === undefined) return false;
  const told = await lastTold(query, submission_id);
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
  const last = (await mailsAbout(trx, id, changes)).map(({ facts }) => facts.calendar).find(Boolean);
  return last === undefined || last === 'cancel' ? undefined : 'cancel';
};

/**
 * Mails of these kinds that are still delayed by UNDO_TIME are deleted; those already due or tried, and those of the
 * kinds `others`, are written off as superseded. One that is being sent is left: its reader counts as told, and a
 * correction follows it.
 */
export const takeBack = async (
  trx: Transaction<Tables>,
  id: number,
  now: Date,
  kinds: readonly MailKind[],
  others: readonly MailKind[] = [],
): Promise<void> => {
  await trx
    .deleteFrom('outbox')
    .where('submission_id', '=', id)
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('next_attempt_at', '>', now.toISOString())
    .execute();
  await trx
    .updateTable('outbox')
    .set({ state: 'written-off', reason: REPLACED })
    .where('submission_id', '=', id)
    .where('kind', 'in', [...kinds, ...others])
    .where('state', '=', 'waiting')
    .execute();
};

/** Writes off waiting mails to the visitor, so that no more are sent. */
const writeOffWaiting = async (trx: Transaction<Tables>, id: number, reason: string): Promise<void> => {
  await trx
    .updateTable('outbox')
    .set({ state: 'written-off', reason })
    .where('submission_id', '=', id)
    .where('recipient', 'is not', null)
    .where('state', '=', 'waiting')
    .execute();
};
