import { slotHasBegun } from '@jeweler/core/business';
import { formatMailTime } from '@jeweler/core/mail';
import { SLOT_TAKEN_MESSAGE } from '@jeweler/core/schemas';
import {
  holdsSlot,
  isSameTime,
  type Move,
  nextStatuses,
  type SubmissionStatus,
} from '@jeweler/core/submissions';
import type { Transaction } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import { timeOf } from '../database/appointment-time.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { NotFoundError, RefusedError, ValidationError } from '../errors.ts';
import { writeMail } from '../mail/outbox.ts';
import {
  addToHistory,
  nextState,
  saveState,
  storeWish,
  timeText,
  undoSnapshot,
} from '../submissions/store-state.ts';
import { type ItemRow, itemRows, toItem } from '../submissions/submission-item.ts';
import { checkTime } from './appointment-rules.ts';

/**
 * Gives an appointment another day and slot, and another status if one is given. False, and nothing is changed, when
 * it has changed since the revision. Rejects with NotFoundError, with RefusedError when the slot is past, too far ahead
 * or held by another appointment, and with ValidationError when the appointment cannot be moved.
 */
export const moveAppointment = (
  database: Database,
  actor: Actor,
  reference: string,
  move: Move,
): Promise<boolean> =>
  database.writes.run(async (trx) => {
    const row = await itemRows(trx, actor.adminId)
      .where('reference', '=', reference)
      .where('kind', '=', 'appointment')
      .executeTakeFirst();
    if (!row) throw new NotFoundError();
    if (row.revision !== move.revision) return false;
    await moveOne(trx, actor, row, move);
    return true;
  });

const moveOne = async (
  trx: Transaction<Tables>,
  actor: Actor,
  row: ItemRow,
  { day, slot, hours = row.appointment_hours ?? 1, status: requestedStatus }: Move,
): Promise<void> => {
  const now = new Date(actor.at);
  const status = requestedStatus ?? row.status;
  const [before, place] = [timeOf(row), { day, slot, hours }];
  const isElsewhere = !isSameTime(place, before);
  if (!mayLeadTo(row, status))
    throw new ValidationError({
      status: `An appointment that is ${row.status} cannot be moved and changed to ${status}.`,
    });
  if (!isElsewhere && status === row.status) return endWish(trx, actor, row);
  // A request whose hold has expired does not take the slot, but must not be moved to an occupied one either.
  await checkTime(trx, place, now, row);
  // Another proposed time is a new proposal: the visitor has as long to accept it as the first.
  const stays = status === 'proposed' ? { status_since: actor.at } : {};
  const state = status === row.status ? stays : nextState(row, status, actor.at);
  const revision = await saveState(trx, row, { state, place }, now);
  if (revision === undefined) throw new RefusedError('slot', SLOT_TAKEN_MESSAGE);
  if (isElsewhere && before) {
    const times = { from_time: timeText(before), to_time: timeText(place) };
    await addToHistory(trx, actor, row.id, { action: 'moved', ...times, revision });
  }
  if (status !== row.status) {
    await addToHistory(trx, actor, row.id, {
      action: 'status',
      from_status: row.status,
      to_status: status,
      // A status that belongs to the new slot cannot be undone on its own.
      ...(!isElsewhere && { before: undoSnapshot(row), revision }),
    });
  }
};

/** Staff keep the present time: the visitor is told, if another one was asked for. */
const endWish = async (trx: Transaction<Tables>, actor: Actor, row: ItemRow): Promise<void> => {
  const { wish, appointment, email } = toItem(row);
  if (!wish || !appointment) return;
  await storeWish(trx, actor, row, undefined);
  const { day, slot, hours } = appointment;
  if (email === null || slotHasBegun(day, slot, new Date(actor.at))) return;
  await writeMail(trx, {
    submission_id: row.id,
    kind: 'appointment-kept',
    recipient: email,
    facts: { appointment, wish: formatMailTime({ ...wish, hours }) },
    at: actor.at,
  });
};

/**
 * A booked appointment may keep its status when moved, or get one that the table of transitions allows. A
 * closed one (declined, cancelled, spam by mistake) returns with the new slot, as if its old status had been
 * restored first.
 */
const mayLeadTo = ({ kind, status, status_before_spam }: ItemRow, to: SubmissionStatus): boolean => {
  const from = status === 'spam' ? status_before_spam : status;
  if (from === null || !holdsSlot(kind, to)) return false;
  const allowed = [from, ...nextStatuses(kind, from)].filter((each) => holdsSlot(kind, each));
  return allowed.some((each) => each === to || nextStatuses(kind, each).includes(to));
};
