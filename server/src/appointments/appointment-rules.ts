import { appointmentDay, isSlotOpen, shopDay, shopInstant, slotHasBegun } from '@jeweler/core/business';
import { formatSlot, hourAfter } from '@jeweler/core/format';
import { appointmentSlots, SLOT_TAKEN_MESSAGE, slotsOf } from '@jeweler/core/schemas';
import type { AppointmentRequest, AppointmentTime } from '@jeweler/core/submissions';
import type { Transaction } from 'kysely';
import { toNetwork } from '../client-network.ts';
import type { TimeColumns } from '../database/appointment-time.ts';
import type { Tables } from '../database/tables.ts';
import { RefusedError } from '../errors.ts';
import type { Checked, Received } from '../submissions/receive-submission.ts';
import { findTaken, holdColumns, holdOfSame, holdTime, isHeld } from '../submissions/slot-holds.ts';
import { readOpeningHours } from './opening-hours.ts';

/** How many years ahead a day may be booked, by visitors and by staff; later days are typing errors. */
const YEARS_AHEAD = 2;

export const TOO_FAR_AHEAD_MESSAGE = `Please choose a day within the next ${YEARS_AHEAD} years.`;

/** In the shop's calendar, whatever the time zone of the visitor or the server. */
export const lastBookableDay = (now: Date): string => {
  const today = shopDay(now);
  return `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
};

export const isTooFarAhead = (day: string, now: Date): boolean => day > lastBookableDay(now);

const SLOT_PAST_MESSAGE = 'That time has passed. Please choose another time.';
const TOO_LATE_MESSAGE = `The last hour ends at ${formatSlot(hourAfter(appointmentSlots.at(-1) as string))}. Please choose fewer hours or an earlier time.`;

/**
 * Slots that one network may hold with the requests of one day, as a part of FORM_RATE_LIMIT, which is raised
 * where many visitors share an address: 4 by default. Further requests are stored without a hold, so that one
 * client cannot take the whole calendar.
 */
const heldADay = (formRateLimit: number): number => Math.max(1, Math.floor(formRateLimit / 5));

/**
 * Whether the network of a request has not used up its holds of today. A person cannot be limited in the same way: anybody
 * can ask in another person's name.
 */
const mayHold = async (
  trx: Transaction<Tables>,
  { origin, receivedAt, formRateLimit }: Received<AppointmentRequest>,
): Promise<boolean> => {
  const network = toNetwork(origin.address);
  const time = await holdTime(trx);
  const rows = await trx
    .selectFrom('submissions')
    .select(['origin_address', ...holdColumns])
    .where('holds_slot', 'is not', null)
    .where('status', '=', 'requested')
    .where('received_at', '>=', shopInstant(shopDay(receivedAt), '00:00').toISOString())
    .execute();
  const held = rows.filter(
    (row) => toNetwork(row.origin_address) === network && isHeld(row, receivedAt, time),
  );
  return held.length < heldADay(formRateLimit);
};

/**
 * The hold of the same request, if it was sent before; otherwise whether it may hold its slot. Rejects with RefusedError
 * when the slot is closed, with the same message as for a taken one, because the visitor can do the same about both.
 */
export const checkSlot = async (
  trx: Transaction<Tables>,
  received: Received<AppointmentRequest>,
): Promise<Checked> => {
  const { payload, receivedAt } = received;
  const { appointmentDate, appointmentTime: slot } = payload;
  const day = appointmentDay(appointmentDate);
  const before = await holdOfSame(trx, { day, slot }, payload, receivedAt);
  if (before) return before;
  const { hours } = await readOpeningHours(trx);
  if (!isSlotOpen(hours, day, slot)) throw new RefusedError('appointmentTime', SLOT_TAKEN_MESSAGE);
  return { isHeld: await mayHold(trx, received) };
};

/**
 * Rejects with RefusedError when staff cannot give an appointment this time: it is past or too far ahead, unless it begins
 * when it does already (`row`), or another one has an hour of it, or the day has no such hour.
 */
export const checkTime = async (
  trx: Transaction<Tables>,
  time: AppointmentTime,
  now: Date,
  row?: TimeColumns & { readonly id: number },
): Promise<void> => {
  const { day, slot, hours = 1 } = time;
  if (day !== row?.appointment_day || slot !== row.appointment_slot) {
    if (slotHasBegun(day, slot, now)) throw new RefusedError('slot', SLOT_PAST_MESSAGE);
    if (isTooFarAhead(day, now)) throw new RefusedError('day', TOO_FAR_AHEAD_MESSAGE);
  }
  if (slotsOf(time).length < hours) throw new RefusedError('hours', TOO_LATE_MESSAGE);
  const taken = await findTaken(trx, time, now, row?.id);
  if (taken === slot) throw new RefusedError('slot', SLOT_TAKEN_MESSAGE);
  if (taken !== undefined)
    throw new RefusedError(
      'hours',
      `${formatSlot(taken)} is taken. Please choose fewer hours or another time.`,
    );
};
