import { isSlotOpen, shopDay, slotHasBegun } from '@jeweler/core/business';
import { formatMailTime } from '@jeweler/core/mail';
import type { DayTimes } from '@jeweler/core/private-pages';
import { slotsOf } from '@jeweler/core/schemas';
import type { DayAndSlot } from '@jeweler/core/submissions';
import { fewTimes, freeTimes } from '../appointments/agenda.ts';
import { isTooFarAhead } from '../appointments/appointment-rules.ts';
import { readOpeningHours } from '../appointments/opening-hours.ts';
import type { Database } from '../database/database.ts';
import { mayCauseMail, writeMail } from '../mail/outbox.ts';
import { findTaken } from '../submissions/slot-holds.ts';
import { storeWish } from '../submissions/store-state.ts';
import type { Act, Visit } from './visit.ts';

const isSame = (one: DayAndSlot, other: DayAndSlot | null): boolean =>
  one.day === other?.day && one.slot === other.slot;

/**
 * A request that holds no time (see `mayHold`) must not take one by this way; what staff have acted on may.
 */
const mayChoose = ({ isOpen, isHeld, row }: Visit): boolean =>
  isOpen && (row.status !== 'requested' || isHeld);

/** A few times of the next free days; none where none may be chosen. */
export const offeredTimes = async (database: Database, visit: Visit, now: Date): Promise<DayTimes[]> => {
  const free = mayChoose(visit) ? await freeTimes(database, shopDay(now), now, visit.time.hours) : [];
  return fewTimes(free.filter((time) => !isSame(time, visit.time)));
};

/**
 * The visitor asks for a time, which is held until staff decide, as by a request; another one asked for before is
 * given back, the present one stays. Nothing is changed when the time is not free: the answer is the visit as it was.
 */
export const askForTime =
  (time: DayAndSlot): Act =>
  async (trx, visit, actor) => {
    const { row } = visit;
    const now = new Date(actor.at);
    const { hours } = await readOpeningHours(trx);
    const asked = { ...visit.time, ...time };
    const slots = slotsOf(asked);
    const isOffered =
      mayChoose(visit) &&
      slots.length === (asked.hours ?? 1) &&
      slots.every((slot) => isSlotOpen(hours, time.day, slot)) &&
      !slotHasBegun(time.day, time.slot, now) &&
      !isTooFarAhead(time.day, now) &&
      !isSame(time, visit.time) &&
      !isSame(time, visit.wish);
    if (!isOffered || (await findTaken(trx, asked, now, row.id)) !== undefined) return undefined;
    await storeWish(trx, actor, row, time);
    const wish = formatMailTime(asked);
    if (row.email !== null && (await mayCauseMail(trx, row.email, now)))
      await writeMail(trx, {
        submission_id: row.id,
        kind: 'appointment-wish',
        recipient: row.email,
        facts: { appointment: visit.time, wish },
        at: actor.at,
        isCounted: true,
      });
    return { act: 'asked-to-move', wish };
  };

/** The visitor no longer asks for another time, and the one asked for is free again. */
export const withdrawWish: Act = async (trx, { row, wish }, actor) => {
  if (!wish) return undefined;
  await storeWish(trx, actor, row, undefined);
  return { act: 'withdrew-wish' };
};
