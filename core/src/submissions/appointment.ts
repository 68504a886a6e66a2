import { appointmentTypeNames } from '../business/index.ts';
import { formatDay, formatSlot } from '../format/index.ts';
import { type AppointmentType, appointmentSlots, appointmentTypes } from '../schemas/appointment-options.ts';
import { calendarDay, isInCalendar } from '../schemas/calendar-day.ts';
import { freeText, line } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import type { SubmissionDefinition } from './definition.ts';
import { honeypot, visitor, visitorFields, whoFields } from './visitor.ts';

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
  ...visitor,
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
  /** Address of the piece that it is about; no reason to refuse a request, whatever has become of the piece. */
  piece: line('Piece', 0, 'The piece must be text.').optional(),
  ...honeypot,
});
export type AppointmentRequest = z.infer<typeof appointmentRequestSchema>;

/** Values of the booking form: the day is a plain date ('YYYY-MM-DD') from the calendar. */
export const appointmentFormSchema = appointmentRequestSchema.extend({
  appointmentDate: calendarDay(APPOINTMENT_DATE_MESSAGE),
});

const typeName = (type: string | undefined): string | undefined =>
  appointmentTypeNames[type as AppointmentType];

export const appointment = {
  schema: appointmentRequestSchema,
  fields: {
    ...whoFields,
    appointmentDate: {
      label: 'Day',
      column: 'Appointment day',
      format: (value) => formatDay(value.slice(0, 10)),
      isLeftOutOfMail: true,
    },
    appointmentTime: {
      label: 'Time',
      column: 'Appointment time',
      format: formatSlot,
      isLeftOutOfMail: true,
    },
    appointmentType: {
      label: 'Type',
      column: 'Appointment type',
      format: (value) => typeName(value) ?? value,
      isLeftOutOfMail: true,
    },
    piece: { label: 'Piece', column: 'Piece', isLeftOutOfMail: true },
    notes: { label: 'Notes', column: 'Message', isLong: true },
    website: visitorFields.website,
  },
  referenceLetter: 'A',
  icon: 'calendar',
  label: { one: 'Appointment', many: 'Appointments' },
  noun: { one: 'appointment request', many: 'appointment requests' },
  waiting: { one: 'Appointment', many: 'Appointments', task: 'to confirm' },
  summary: ({ appointmentType, piece }) => [typeName(appointmentType), piece].filter(Boolean).join(': '),
  acknowledgement: {
    subject: 'We have received your appointment request',
    text: 'Thank you for requesting an appointment. It is not confirmed yet: we will email or call you shortly.',
  },
  workflow: {
    first: 'requested',
    isAnswerPromised: false,
    statuses: {
      requested: {
        stage: 'waiting',
        next: ['confirmed', 'proposed', 'declined', 'cancelled'],
        holdsSlot: true,
      },
      proposed: { stage: 'active', next: ['confirmed', 'declined', 'cancelled'], holdsSlot: true },
      confirmed: { stage: 'active', next: ['proposed', 'cancelled', 'done', 'no-show'], holdsSlot: true },
      declined: { stage: 'finished', next: ['requested'] },
      cancelled: { stage: 'finished', next: ['requested'] },
      done: { stage: 'finished', next: ['confirmed'] },
      'no-show': { stage: 'finished', next: ['confirmed'] },
    },
  },
} as const satisfies SubmissionDefinition<typeof appointmentRequestSchema>;
