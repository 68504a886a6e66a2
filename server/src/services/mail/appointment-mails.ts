import { slotHasBegun } from '@jeweler/core/business';
import type { AppointmentSlot, MailKind, SubmissionStatus } from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type MailFacts, writeMail } from './outbox.ts';

type Row = Pick<
  Tables['submissions'],
  'kind' | 'status' | 'email' | 'appointment_day' | 'appointment_slot'
> & { readonly id: number };

interface After {
  readonly status: SubmissionStatus;
  readonly day: string | null;
  readonly slot: AppointmentSlot | null;
  readonly revision: number;
}

/** How long a mail about a change waits, in milliseconds: what is taken back meanwhile is not told at all. */
const UNDO_TIME = 20_000;

const kindOfStatus: Readonly<Partial<Record<SubmissionStatus, MailKind>>> = {
  requested: 'appointment-reopened',
  proposed: 'appointment-proposed',
  confirmed: 'appointment-confirmed',
  declined: 'appointment-declined',
  cancelled: 'appointment-cancelled',
};

/** What each mail has told a visitor of the status. */
const statusOfKind: Readonly<Partial<Record<MailKind, SubmissionStatus>>> = {
  'appointment-reopened': 'requested',
  'appointment-proposed': 'proposed',
  'appointment-confirmed': 'confirmed',
  'appointment-moved': 'confirmed',
  'appointment-declined': 'declined',
  'appointment-cancelled': 'cancelled',
};

interface Told extends MailFacts {
  readonly status: SubmissionStatus;
}

/**
 * Writes the mail that a visitor gets about a change of an appointment, and takes back those about earlier
 * changes that have not gone out; to be called in the transaction of the change. Nothing is written when
 * the visitor knows it as it is now, when there is no address, and about what is over.
 */
export const writeChangeMail = async (
  trx: Transaction<Tables>,
  before: Row,
  after: After,
  now: Date,
): Promise<void> => {
  const { id, kind, email } = before;
  if (after.status === 'spam') await writeOffWaiting(trx, id, 'It was marked as spam.');
  const { day, slot } = after;
  if (kind !== 'appointment' || day === null || slot === null) return;
  await takeBack(trx, id, now);
  const told = await lastTold(trx, id);
  const isMoved = day !== before.appointment_day || slot !== before.appointment_slot;
  const mail = mailFor(before, after, told, isMoved);
  if (!mail || !email || slotHasBegun(day, slot, now)) return;
  const calendar = await calendarOf(trx, id, after.status);
  const previous = {
    day: before.appointment_day as string,
    slot: before.appointment_slot as AppointmentSlot,
  };
  await writeMail(trx, {
    submissionId: id,
    kind: mail,
    recipient: email,
    facts: {
      appointment: { day, slot },
      ...(isMoved && { previous }),
      ...(calendar && { calendar }),
      sequence: after.revision,
    },
    at: now.toISOString(),
    notBefore: new Date(now.getTime() + UNDO_TIME).toISOString(),
  });
};

const mailFor = (
  before: Row,
  { status, day, slot }: After,
  told: Told | undefined,
  isMoved: boolean,
): MailKind | undefined => {
  // A slip that is set right: visitors never hear of spam.
  if (before.status === 'spam' && !isMoved) return undefined;
  const knowsPlace = told ? told.appointment?.day === day && told.appointment?.slot === slot : !isMoved;
  if (knowsPlace && (told?.status ?? 'requested') === status) return undefined;
  if (told?.status === status && status === 'confirmed') return 'appointment-moved';
  if (isMoved && before.status === status)
    return status === 'confirmed' ? 'appointment-moved' : 'appointment-proposed';
  return kindOfStatus[status];
};

/** Mails about a submission that have arrived, may have, or will, the newest first. */
const mailsAbout = async (
  trx: Transaction<Tables>,
  id: number,
): Promise<{ kind: MailKind; facts: MailFacts }[]> => {
  const rows = await trx
    .selectFrom('outbox')
    .select(['kind', 'facts'])
    .where('submission_id', '=', id)
    .where(({ or, eb }) =>
      or([eb('state', '=', 'sent'), eb('attempts', '>', 0), eb('state', '=', 'waiting')]),
    )
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ kind, facts }) => ({ kind, facts: JSON.parse(facts) as MailFacts }));
};

/** What the visitor was told last of a change. */
const lastTold = async (trx: Transaction<Tables>, id: number): Promise<Told | undefined> => {
  for (const { kind, facts } of await mailsAbout(trx, id)) {
    const status = statusOfKind[kind];
    if (status) return { ...facts, status };
  }
  return undefined;
};

/** A cancellation is attached only where an appointment was before. */
const calendarOf = async (
  trx: Transaction<Tables>,
  id: number,
  status: SubmissionStatus,
): Promise<MailFacts['calendar']> => {
  if (status === 'confirmed') return 'request';
  if (status === 'proposed') return 'tentative';
  const last = (await mailsAbout(trx, id)).map(({ facts }) => facts.calendar).find(Boolean);
  return last === undefined || last === 'cancel' ? undefined : 'cancel';
};

/** Mails about changes that wait for UNDO_TIME are as if never written; those that were tried are overtaken. */
const takeBack = async (trx: Transaction<Tables>, id: number, now: Date): Promise<void> => {
  const changes = Object.keys(statusOfKind) as MailKind[];
  await trx
    .deleteFrom('outbox')
    .where('submission_id', '=', id)
    .where('kind', 'in', changes)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('next_attempt_at', '>', now.toISOString())
    .execute();
  await trx
    .updateTable('outbox')
    .set({ state: 'written-off', reason: 'A later mail about the same appointment has taken its place.' })
    .where('submission_id', '=', id)
    .where('kind', 'in', [...changes, 'appointment-reminder'])
    .where('state', '=', 'waiting')
    .execute();
};

/** Of what waits, so that visitors are not written to any more. */
const writeOffWaiting = async (trx: Transaction<Tables>, id: number, reason: string): Promise<void> => {
  await trx
    .updateTable('outbox')
    .set({ state: 'written-off', reason })
    .where('submission_id', '=', id)
    .where('recipient', 'is not', null)
    .where('state', '=', 'waiting')
    .execute();
};
