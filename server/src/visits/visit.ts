import { dayAfter, shopDay, slotHasBegun, toAppointmentType } from '@jeweler/core/business';
import type { MailFacts } from '@jeweler/core/mail';
import { toTimeValue, type VisitPage } from '@jeweler/core/private-pages';
import { nextStatuses, sentTexts } from '@jeweler/core/submissions';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import { timeOf } from '../database/appointment-time.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { writeMail } from '../mail/outbox.ts';
import { tokenHash } from '../secret-token.ts';
import { insertNote } from '../submissions/add-note.ts';
import { holdTime, isHeld } from '../submissions/slot-holds.ts';
import { addToHistory, nextState, saveState, undoSnapshot, VISITOR } from '../submissions/store-state.ts';
import { markUnread } from '../submissions/store-submission.ts';
import { type ItemRow, itemRows, toItem } from '../submissions/submission-item.ts';

/** Links expire this many days after the day of the appointment. */
const DAYS_AFTER = 7;
/** Unread marks are not needed: no admin has the id 0. */
const NO_ADMIN = 0;

/** An appointment that a private link leads to. */
export interface Visit
  extends Pick<VisitPage, 'time' | 'type' | 'piece' | 'isOpen' | 'isHeld' | 'hasAsked' | 'wish'> {
  readonly row: ItemRow;
}

/**
 * The appointment of the link with this token; undefined when the link is unknown or has expired, or the
 * appointment was marked as spam.
 */
export const findVisit = async (
  query: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<Visit | undefined> => {
  const row = await itemRows(query, NO_ADMIN)
    .innerJoin('visit_links', 'visit_links.submission_id', 'submissions.id')
    .where('visit_links.token_hash', '=', tokenHash(token))
    .where('visit_links.purpose', '=', 'visit')
    .executeTakeFirst();
  if (!row || row.status === 'spam') return undefined;
  const time = timeOf(row);
  if (!time || shopDay(now) > dayAfter(time.day, DAYS_AFTER)) return undefined;
  const { appointmentType, piece, pieceId } = sentTexts(row);
  const { wish } = toItem(row);
  return {
    row,
    time,
    type: toAppointmentType(appointmentType),
    piece: pieceId && piece,
    isOpen:
      nextStatuses('appointment', row.status).includes('cancelled') &&
      !slotHasBegun(time.day, time.slot, now),
    isHeld: isHeld(row, now, await holdTime(query)),
    hasAsked: await hasAsked(query, row.id),
    wish: wish && !slotHasBegun(wish.day, wish.slot, now) ? wish : null,
  };
};

/** Whether the last entry of its history, but for photos, is that the visitor asked for another time in words. */
const hasAsked = async (query: Kysely<Tables>, id: number): Promise<boolean> => {
  const last = await query
    .selectFrom('submission_history')
    .select(['by_name', 'action', 'from_time', 'to_time'])
    .where('submission_id', '=', id)
    .where('action', '!=', 'photos')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.by_name === VISITOR && last.action === 'note' && (last.from_time ?? last.to_time) === null;
};

/** What a visitor does: facts for the notice to staff, or undefined if nothing was changed. */
export type Act = (trx: Transaction<Tables>, visit: Visit, actor: Actor) => Promise<MailFacts | undefined>;

/**
 * Performs an action on an open appointment, and notifies staff; undefined when the link leads nowhere (see
 * findVisit).
 */
export const act = ({ writes }: Database, token: string, now: Date, work: Act): Promise<Visit | undefined> =>
  writes.run(async (trx) => {
    const visit = await findVisit(trx, token, now);
    // Submitted twice, or too late: the page shows the current state.
    if (!visit?.isOpen) return visit;
    const at = now.toISOString();
    const facts = await work(trx, visit, { adminId: NO_ADMIN, username: VISITOR, at });
    if (!facts) return visit;
    const { id } = visit.row;
    await writeMail(trx, {
      submission_id: id,
      kind: 'staff-notice',
      facts: { appointment: visit.time, ...facts },
      at,
    });
    await markUnread(trx, id);
    return visit;
  });

/** Gives the appointment another status; staff can undo it like any change of their own. */
const changeTo =
  (to: 'cancelled' | 'confirmed', facts: MailFacts): Act =>
  async (trx, { row }, actor) => {
    const revision = await saveState(trx, row, { state: nextState(row, to, actor.at) }, new Date(actor.at));
    if (revision === undefined) return undefined;
    await addToHistory(trx, actor, row.id, {
      action: 'status',
      from_status: row.status,
      to_status: to,
      before: undoSnapshot(row),
      revision,
    });
    return facts;
  };

/** The visitor cancels the time that was shown; of a page without one, whatever it is now. */
export const cancelVisit =
  (shown: string): Act =>
  async (trx, visit, actor) =>
    shown === '' || toTimeValue(visit.time) === shown
      ? changeTo('cancelled', { act: 'cancelled' })(trx, visit, actor)
      : undefined;

/** The visitor accepts the time proposed by staff, if it is still the one that was shown. */
export const acceptVisit =
  (shown: string): Act =>
  async (trx, visit, actor) =>
    visit.row.status === 'proposed' && toTimeValue(visit.time) === shown
      ? changeTo('confirmed', { act: 'accepted' })(trx, visit, actor)
      : undefined;

/**
 * The visitor asks for another time in words: stored as a note, which staff answer by moving the appointment. The
 * current slot stays held.
 */
export const askToMove =
  (wish: string): Act =>
  async (trx, { row, hasAsked: isRepeated }, actor) => {
    const text = `Asks for another time: ${wish}`;
    // Sent twice, it is one; other words may come from another tab, where the form is still shown.
    if (isRepeated && (await lastNote(trx, row.id)) === text) return undefined;
    await insertNote(trx, actor, row.id, text);
    return { act: 'asked-to-move', wish };
  };

const lastNote = async (trx: Transaction<Tables>, id: number): Promise<string | undefined> => {
  const notes = trx.selectFrom('submission_notes').select('text').where('submission_id', '=', id);
  return (await notes.orderBy('id', 'desc').limit(1).executeTakeFirst())?.text;
};
