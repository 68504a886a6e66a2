import { appointmentDay, shopDay, slotHasBegun } from '@jeweler/core/business';
import { NOT_HELD_MESSAGE } from '@jeweler/core/schemas';
import {
  APPOINTMENT_DATE_MESSAGE,
  APPOINTMENT_TIME_MESSAGE,
  type AppointmentRequest,
  appointmentRequestSchema,
} from '@jeweler/core/submissions';
import { publicForm } from '../submissions/public-form.ts';
import { checkSlot, mayHold } from './appointment-rules.ts';
import { isTooFarAhead } from './bookable-days.ts';

/**
 * A page may still show a slot as free that has begun since it was loaded; the form's own message says what
 * to do.
 */
const findFaults = (
  { appointmentDate, appointmentTime }: AppointmentRequest,
  now: Date,
): Record<string, string> => {
  const day = appointmentDay(appointmentDate);
  if (day < shopDay(now) || isTooFarAhead(day, now)) return { appointmentDate: APPOINTMENT_DATE_MESSAGE };
  return slotHasBegun(day, appointmentTime, now) ? { appointmentTime: APPOINTMENT_TIME_MESSAGE } : {};
};

/** `POST /api/appointment`: a request for a day and a slot, to be confirmed by the shop. */
export const appointmentForm = publicForm({
  path: '/api/appointment',
  kind: 'appointment',
  schema: appointmentRequestSchema,
  faults: findFaults,
  appointment: ({ appointmentDate, appointmentTime }) => ({
    appointment_day: appointmentDay(appointmentDate),
    appointment_slot: appointmentTime,
  }),
  check: checkSlot,
  mayHold,
  // Forms that browsers fill in by themselves are too common: the slot is held, and staff see the mark.
  marksHoneypot: true,
  receipt: (_request, { isHeld }) =>
    isHeld
      ? 'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.'
      : NOT_HELD_MESSAGE,
});
