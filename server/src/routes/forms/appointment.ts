import { appointmentDay, isSlotOpen, shop, shopDay, slotHasBegun } from '@jeweler/core/business';
import { emailKey, phoneKey } from '@jeweler/core/format';
import {
  APPOINTMENT_DATE_MESSAGE,
  APPOINTMENT_TIME_MESSAGE,
  type AppointmentRequest,
  appointmentRequestSchema,
  MAX_HELD_SLOTS,
  SLOT_TAKEN_MESSAGE,
} from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { RefusedError } from '../../errors.ts';
import { readOpeningHours } from '../../services/appointments/opening-hours.ts';
import { heldByPerson, isHeldBySame } from '../../services/appointments/slot-holds.ts';
import { publicForm } from './public-form.ts';

/** How many years ahead a day may be requested; later days are typing errors. */
const YEARS_AHEAD = 2;

const latestDay = (today: string): string => `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;

/** Days are compared in the shop's calendar, whatever the time zone of the visitor or the server. */
const isBookable = (day: string, now: Date): boolean => {
  const today = shopDay(now);
  return day >= today && day <= latestDay(today);
};

/**
 * A page may still show a slot as free that has begun since it was loaded; the form's own message says what
 * to do.
 */
const faultsOf = (
  { appointmentDate, appointmentTime }: AppointmentRequest,
  now: Date,
): Record<string, string> => {
  const day = appointmentDay(appointmentDate);
  if (!isBookable(day, now)) return { appointmentDate: APPOINTMENT_DATE_MESSAGE };
  return slotHasBegun(day, appointmentTime, now) ? { appointmentTime: APPOINTMENT_TIME_MESSAGE } : {};
};

/** Shown to a visitor who already holds MAX_HELD_SLOTS slots. */
const TOO_MANY_MESSAGE = `You already have ${MAX_HELD_SLOTS} appointments with us. To book another one, please call us at ${shop.phone.display}.`;

/**
 * Closed hours are refused with the same message as a taken slot, because the visitor can do the same about
 * both.
 */
const refusalOf = async (
  trx: Transaction<Tables>,
  request: AppointmentRequest,
  now: Date,
): Promise<RefusedError | 'stored-before' | undefined> => {
  const { appointmentDate, appointmentTime: slot, email, phone } = request;
  const day = appointmentDay(appointmentDate);
  if (await isHeldBySame(trx, { day, slot }, request, now)) return 'stored-before';
  const { hours } = await readOpeningHours(trx);
  if (!isSlotOpen(hours, day, slot)) return new RefusedError('appointmentTime', SLOT_TAKEN_MESSAGE);
  const person = { email_key: emailKey(email), phone_key: phoneKey(phone) };
  return (await heldByPerson(trx, person, now)) >= MAX_HELD_SLOTS
    ? new RefusedError('appointmentTime', TOO_MANY_MESSAGE)
    : undefined;
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
  receipt: () =>
    'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.',
});
