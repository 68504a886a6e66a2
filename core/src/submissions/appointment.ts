import { appointmentSlots, appointmentTypes } from '../schemas/appointment-options.ts';
import { calendarDay, isInCalendar } from '../schemas/calendar-day.ts';
import { freeText } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import { honeypot, visitorEmail, visitorName, visitorPhone } from './visitor.ts';

export const APPOINTMENT_DATE_MESSAGE = 'Please select a date for your appointment.';
export const APPOINTMENT_TIME_MESSAGE = 'Please select a time for your appointment.';

/** Bound on the digits after the second, of which ISO allows any number. */
const MAX_DATE_TIME = 40;

/**
 * `POST /api/appointment` (SPEC sections 3, 5 and 7). `appointmentDate` is an ISO date-time with offset or Z,
 * or a plain date; it stands for the day it falls on in the shop's time zone. The server adds the check that
 * day and slot are not past, which needs a clock.
 */
export const appointmentRequestSchema = z.object({
  name: visitorName,
  email: visitorEmail,
  phone: visitorPhone,
  appointmentDate: z
    .union([z.iso.datetime({ offset: true, local: true }).max(MAX_DATE_TIME), z.iso.date()], {
      error: APPOINTMENT_DATE_MESSAGE,
    })
    .refine(isInCalendar, { error: APPOINTMENT_DATE_MESSAGE }),
  appointmentTime: z.enum(appointmentSlots, { error: APPOINTMENT_TIME_MESSAGE }),
  appointmentType: z.enum(appointmentTypes, {
    error: 'Please select the type of appointment.',
  }),
  notes: freeText('Notes', 0, 'Notes must be text.').optional(),
  ...honeypot,
});
export type AppointmentRequest = z.infer<typeof appointmentRequestSchema>;

/** Values of the booking form: the day is a plain date ('YYYY-MM-DD') from the calendar. */
export const appointmentFormSchema = appointmentRequestSchema.extend({
  appointmentDate: calendarDay(APPOINTMENT_DATE_MESSAGE),
});
