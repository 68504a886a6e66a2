import { appointmentDay, shopDay } from '@jeweler/core/business';
import { APPOINTMENT_DATE_MESSAGE, appointmentRequestSchema } from '@jeweler/core/schemas';
import { publicForm } from '../public-form.ts';

/** How far ahead a day may be asked for; what is later is a slip of the keyboard. */
const YEARS_AHEAD = 2;

const latestDay = (today: string): string => `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;

/** Days are compared as the shop's calendar shows them, whatever the visitor's or the server's zone. */
const isBookable = (day: string, now: Date): boolean => {
  const today = shopDay(now);
  return day >= today && day <= latestDay(today);
};

/** `POST /api/appointment`: a request for a day and a slot, to be confirmed by the shop. */
export const appointmentForm = publicForm({
  path: '/api/appointment',
  kind: 'appointment',
  schema: appointmentRequestSchema,
  faults: ({ appointmentDate }, now): Record<string, string> =>
    isBookable(appointmentDay(appointmentDate), now) ? {} : { appointmentDate: APPOINTMENT_DATE_MESSAGE },
  appointment: ({ appointmentDate, appointmentTime }) => ({
    appointment_day: appointmentDay(appointmentDate),
    appointment_slot: appointmentTime,
  }),
  receipt: () =>
    'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.',
});
