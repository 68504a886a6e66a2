import {
  type AppointmentTime,
  type DayAndSlot,
  getStage,
  holdsSlot,
  type SubmissionKind,
  type SubmissionStatus,
} from '@jeweler/core/submissions';
import type { Insertable, Transaction } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import { timeColumns } from '../database/appointment-time.ts';
import type { Tables } from '../database/tables.ts';
import { writeChangeMail } from '../mail/appointment-mails.ts';
import { writeStaffCalendar } from '../mail/staff-calendar.ts';
import { subscribeUnknown } from '../newsletter/subscribe.ts';
import { type Hold, holdFor, wishColumns } from './slot-holds.ts';
import { markUnread } from './store-submission.ts';
import type { ItemRow } from './submission-item.ts';

/** A status, and the columns that depend on it. */
const stateColumns = ['status', 'status_since', 'status_before_spam', 'answered_at', 'remind_on'] as const;
export type State = Pick<ItemRow, (typeof stateColumns)[number]> &
  Partial<Pick<ItemRow, (typeof wishColumns)[number]>>;

/** The visitor's name in the history, which otherwise names an admin. */
export const VISITOR = 'Visitor';

/** No other time is asked for, or not anymore. */
export const NO_WISH = { wish_day: null, wish_slot: null, wish_at: null } as const;

/** What an undo restores; changes made before slots were held do not include the hold. */
export type Before = State & Partial<Hold>;

/** As JSON: `Before`. */
export const undoSnapshot = (row: ItemRow): string =>
  JSON.stringify(row, [...stateColumns, 'holds_slot', ...wishColumns]);

export const nextState = (row: ItemRow, to: SubmissionStatus, at: string): State => ({
  // What does not take place is not moved.
  ...(!holdsSlot(row.kind, to) && NO_WISH),
  status: to,
  status_since: at,
  status_before_spam: to === 'spam' ? row.status : null,
  answered_at: row.answered_at ?? (isAnswer(row.kind, row.status, to) ? at : null),
  // What is done needs no reminder.
  remind_on: getStage(row.kind, to) === 'finished' ? null : row.remind_on,
});

/** Marking as spam, and restoring from it, does not count as an answer. */
const isAnswer = (kind: SubmissionKind, from: SubmissionStatus, to: SubmissionStatus): boolean =>
  getStage(kind, from) === 'waiting' && to !== 'spam' && getStage(kind, to) !== 'waiting';

export interface Change {
  /** What becomes of it; what is left out stays. */
  readonly state: Partial<State>;
  /** The hold to store when another submission holds the slot; without it nothing is changed. */
  readonly withoutSlot?: Hold | undefined;
  /** Another time, if free. */
  readonly place?: AppointmentTime;
}

/**
 * Gives a submission another status, or an appointment another slot, or both, and writes the mail about it:
 * the only place where a stored submission takes or releases a slot. Returns the new revision; undefined, and
 * nothing is changed, when another submission holds the required slot.
 */
export const saveState = async (
  trx: Transaction<Tables>,
  row: ItemRow,
  { state, withoutSlot, place }: Change,
  now: Date,
): Promise<number | undefined> => {
  const changed = {
    ...state,
    ...(place && { ...NO_WISH, ...timeColumns(place) }),
  };
  const revision = row.revision + 1;
  const after = { ...row, ...changed, revision };
  const held = (await holdFor(trx, after, now)) ?? withoutSlot;
  if (!held) return undefined;
  await trx
    .updateTable('submissions')
    .set({ ...changed, ...held, revision })
    .where('id', '=', row.id)
    .execute();
  // Spam is unread for nobody; a submission restored from spam becomes unread for everybody.
  if (after.status === 'spam')
    await trx.deleteFrom('unread_submissions').where('submission_id', '=', row.id).execute();
  else if (row.status === 'spam') await markUnread(trx, row.id);
  // The address of a submission that the server classified as spam is not on the list yet.
  if (row.kind === 'subscription' && row.status === 'spam' && after.status !== 'spam')
    await subscribeUnknown(trx, row, now);
  await writeChangeMail(trx, row, after, now);
  await writeStaffCalendar(trx, after, now);
  return revision;
};

/** A time as the history keeps it: day, slot, and the number of hours if several. */
export const timeText = ({ day, slot, hours }: AppointmentTime): string =>
  [day, slot, ...(hours && hours > 1 ? [hours] : [])].join(' ');

/** Without `before` the change cannot be undone. */
export const addToHistory = async (
  trx: Transaction<Tables>,
  { username, at }: Actor,
  id: number,
  line: Omit<Insertable<Tables['submission_history']>, 'submission_id' | 'at' | 'by_name'>,
): Promise<void> => {
  await trx
    .insertInto('submission_history')
    .values({ submission_id: id, at, by_name: username, ...line })
    .execute();
};

/** Stores the time that a visitor asks for in place of the appointment's own; undefined: none anymore. */
export const storeWish = async (
  trx: Transaction<Tables>,
  actor: Actor,
  { id, revision, wish_day, wish_slot }: ItemRow,
  wish: DayAndSlot | undefined,
): Promise<void> => {
  await trx
    .updateTable('submissions')
    .set({
      ...(wish ? { wish_day: wish.day, wish_slot: wish.slot, wish_at: actor.at } : NO_WISH),
      // Whoever still sees the time before must not decide about this one.
      revision: revision + 1,
    })
    .where('id', '=', id)
    .execute();
  const times = wish ? { to_time: `${wish.day} ${wish.slot}` } : { from_time: `${wish_day} ${wish_slot}` };
  await addToHistory(trx, actor, id, { action: 'note', ...times });
};
