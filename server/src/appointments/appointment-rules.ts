import { appointmentDay, isSlotOpen, shopDay, shopInstant } from '@jeweler/core/business';
import { formatSlot, hourAfter } from '@jeweler/core/format';
import { appointmentSlots, SLOT_TAKEN_MESSAGE, slotsOf } from '@jeweler/core/schemas';
import type { AppointmentRequest, AppointmentTime } from '@jeweler/core/submissions';
import type { Transaction } from 'kysely';
import { toNetwork } from '../client-network.ts';
import type { Tables } from '../database/tables.ts';
import { RefusedError } from '../errors.ts';
import type { StoredBefore } from '../submissions/receive-submission.ts';
import { findTaken, heldFrom, holdOfSame } from '../submissions/slot-holds.ts';
import type { Origin } from '../submissions/store-submission.ts';
import { readOpeningHours } from './opening-hours.ts';

/**
 * Slots that one network may hold with the requests of one day, as a part of FORM_RATE_LIMIT, which is raised
 * where many visitors share an address: 4 by default. Further requests are stored without a hold, so that one
 * client cannot take the whole calendar.
 */
const heldADay = (formRateLimit: number): number => Math.max(1, Math.floor(formRateLimit / 5));

/** Whether the network of a request has not used up its holds of today. */
export const mayHold = async (
  trx: Transaction<Tables>,
  { address }: Origin,
  now: Date,
  formRateLimit: number,
): Promise<boolean> => {
  const network = toNetwork(address);
  const midnight = shopInstant(shopDay(now), '00:00');
  const held = await heldFrom(trx, (other) => toNetwork(other) === network, midnight, now);
  return held < heldADay(formRateLimit);
};

/**
 * The hold of the same request, if it was sent before. Otherwise rejects with RefusedError when the slot is
 * closed, with the same message as for a taken one, because the visitor can do the same about both.
 */
export const checkSlot = async (
  trx: Transaction<Tables>,
  request: AppointmentRequest,
  now: Date,
): Promise<StoredBefore | undefined> => {
  const { appointmentDate, appointmentTime: slot } = request;
  const day = appointmentDay(appointmentDate);
  const before = await holdOfSame(trx, { day, slot }, request, now);
  if (before) return before;
  const { hours } = await readOpeningHours(trx);
  if (!isSlotOpen(hours, day, slot)) throw new RefusedError('appointmentTime', SLOT_TAKEN_MESSAGE);
  return undefined;
};

/** Rejects with RefusedError when another submission than `id` holds an hour of this time, or the day has no such hour. */
export const checkFree = async (
  trx: Transaction<Tables>,
  time: AppointmentTime,
  now: Date,
  id?: number,
): Promise<void> => {
  if (slotsOf(time).length < (time.hours ?? 1)) {
    const end = formatSlot(hourAfter(appointmentSlots.at(-1) as string));
    throw new RefusedError(
      'hours',
      `The last hour ends at ${end}. Please choose fewer hours or an earlier time.`,
    );
  }
  const taken = await findTaken(trx, time, now, id);
  if (taken === time.slot) throw new RefusedError('slot', SLOT_TAKEN_MESSAGE);
  if (taken !== undefined)
    throw new RefusedError(
      'hours',
      `${formatSlot(taken)} is taken. Please choose fewer hours or another time.`,
    );
};
