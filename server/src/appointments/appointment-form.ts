import { appointmentDay, isSlotOpen, shopDay, shopInstant, slotHasBegun } from '@jeweler/core/business';
import { NOT_HELD_MESSAGE, SLOT_TAKEN_MESSAGE } from '@jeweler/core/schemas';
import {
  APPOINTMENT_DATE_MESSAGE,
  APPOINTMENT_TIME_MESSAGE,
  type AppointmentRequest,
  appointmentRequestSchema,
} from '@jeweler/core/submissions';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { RefusedError } from '../errors.ts';
import { networkOf } from '../http/rate-limit.ts';
import { publicForm, type StoredBefore } from '../submissions/public-form.ts';
import type { Origin } from '../submissions/store-submission.ts';
import { isTooFarAhead } from './bookable-days.ts';
import { readOpeningHours } from './opening-hours.ts';
import { heldFrom, holdOfSame } from './slot-holds.ts';

/**
 * A page may still show a slot as free that has begun since it was loaded; the form's own message says what
 * to do.
 */
const faultsOf = (
  { appointmentDate, appointmentTime }: AppointmentRequest,
  now: Date,
): Record<string, string> => {
  const day = appointmentDay(appointmentDate);
  if (day < shopDay(now) || isTooFarAhead(day, now)) return { appointmentDate: APPOINTMENT_DATE_MESSAGE };
  return slotHasBegun(day, appointmentTime, now) ? { appointmentTime: APPOINTMENT_TIME_MESSAGE } : {};
};

/**
 * Slots that one network may hold with the requests of one day, as a part of FORM_RATE_LIMIT, which is raised
 * where many visitors share an address: 4 by default. Further requests are stored without a hold, so that one
 * client cannot take the whole calendar.
 */
const heldADay = (formRateLimit: number): number => Math.max(1, Math.floor(formRateLimit / 5));

const mayHold = async (
  trx: Transaction<Tables>,
  { address }: Origin,
  now: Date,
  formRateLimit: number,
): Promise<boolean> => {
  const network = networkOf(address);
  const midnight = shopInstant(shopDay(now), '00:00');
  const held = await heldFrom(trx, (other) => networkOf(other) === network, midnight);
  return held < heldADay(formRateLimit);
};

/**
 * Closed hours are refused with the same message as a taken slot, because the visitor can do the same about
 * both.
 */
const refusalOf = async (
  trx: Transaction<Tables>,
  request: AppointmentRequest,
  now: Date,
): Promise<RefusedError | StoredBefore | undefined> => {
  const { appointmentDate, appointmentTime: slot } = request;
  const day = appointmentDay(appointmentDate);
  const before = await holdOfSame(trx, { day, slot }, request, now);
  if (before) return before;
  const { hours } = await readOpeningHours(trx);
  return isSlotOpen(hours, day, slot) ? undefined : new RefusedError('appointmentTime', SLOT_TAKEN_MESSAGE);
};

/** `POST /api/appointment`: a request for a day and a slot, to be confirmed by the shop. */
export const appointmentForm = publicForm({
  path: '/api/appointment',
  kind: 'appointment',
  schema: appointmentRequestSchema,
  faults: faultsOf,
  appointment: ({ appointmentDate, appointmentTime }) => ({
    appointment_day: appointmentDay(appointmentDate),
    appointment_slot: appointmentTime,
  }),
  refusal: refusalOf,
  mayHold,
  // Forms that browsers fill in by themselves are too common: the slot is held, and staff see the mark.
  marksHoneypot: true,
  receipt: (_request, { isHeld }) =>
    isHeld
      ? 'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.'
      : NOT_HELD_MESSAGE,
});
