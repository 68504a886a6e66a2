import {
  appointmentHours,
  appointmentSlots,
  appointmentTypes,
  slotStates,
} from '../schemas/appointment-options.ts';
import { calendarDay, FIRST_DAY, LAST_DAY } from '../schemas/calendar-day.ts';
import { openingHoursAnswerSchema } from '../schemas/opening-hours.ts';
import { freeText } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import { type AppointmentTime, submissionItemSchema } from './list.ts';
import { optionalEmail, optionalPhone, visitorName } from './visitor.ts';

/** Maximum number of days in one request. */
export const MAX_DAYS = 62;

const slots = z.record(z.enum(appointmentSlots), z.enum(slotStates));

const dayCount = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

const DAY_MESSAGE = `Please give a day from ${FIRST_DAY} to ${LAST_DAY} as YYYY-MM-DD.`;

/** Query of both calls below: days in the shop's time zone, both included, at most MAX_DAYS. */
export const daysQuerySchema = z
  .object({
    from: calendarDay(DAY_MESSAGE),
    to: calendarDay(DAY_MESSAGE),
  })
  .refine((days) => dayCount(days) >= 1, { error: 'The last day is before the first.', path: ['to'] })
  .refine((days) => dayCount(days) <= MAX_DAYS, {
    error: `Please ask for at most ${MAX_DAYS} days.`,
    path: ['to'],
  });
export type DaysQuery = z.infer<typeof daysQuerySchema>;

/** `GET /api/appointments/availability?from&to` (public): contains no personal data. */
export const availabilitySchema = z.object({
  days: z.array(z.object({ day: z.iso.date(), slots })),
});
export type Availability = z.infer<typeof availabilitySchema>;

/** An appointment as the agenda shows it. */
export const agendaItemSchema = submissionItemSchema.extend({
  appointment: submissionItemSchema.shape.appointment.unwrap(),
  type: z.enum(appointmentTypes).nullable(),
  /** The visitor's remarks. */
  notes: z.string(),
  /** Until when an unconfirmed request holds its slot; null if it holds it indefinitely, or holds none. */
  heldUntil: z.iso.datetime().nullable(),
  /** Whether it currently holds its slot. */
  holds: z.boolean(),
  /** Always false. Only consoles of earlier versions show it. */
  isConflict: z.boolean(),
});
export type AgendaItem = z.infer<typeof agendaItemSchema>;

/** `GET /api/admin/appointments?from&to` */
export const agendaSchema = z.object({
  /** The server's clock, the shop's time zone (IANA name) and the day there. */
  now: z.iso.datetime(),
  timeZone: z.string(),
  today: z.iso.date(),
  days: z.array(
    z.object({
      day: z.iso.date(),
      /** States of the slots; `past` only if no other state applies. */
      slots,
      /** Note of a closed day or of blocked hours, if there is one. */
      note: z.string().nullable(),
      /**
       * Ordered by slot, those that hold it first; declined and cancelled ones and spam are left out. One whose visitor
       * asks for a time of this day (`wish`) is there as well, as a request for it.
       */
      appointments: z.array(agendaItemSchema),
    }),
  ),
});
export type Agenda = z.infer<typeof agendaSchema>;

/** Day and slot in the shop's time zone. */
export const dayAndSlotSchema = z.object({
  day: calendarDay('Please choose a day.'),
  slot: z.enum(appointmentSlots, { error: 'Please choose a time.' }),
});
export type DayAndSlot = z.infer<typeof dayAndSlotSchema>;

/** Whether two times are the same from beginning to end. */
export const isSameTime = (one: AppointmentTime, other: AppointmentTime | null | undefined): boolean =>
  one.day === other?.day && one.slot === other.slot && (one.hours ?? 1) === (other.hours ?? 1);

/** How many hours it takes. */
const hours = z.literal(appointmentHours, { error: 'Please choose how long it takes.' }).optional();

/**
 * `POST /api/admin/appointments/REFERENCE/move`: moves it to another day and slot; responds with the record.
 * `status` is its new status: `proposed` if the visitor has yet to agree, `confirmed` if that is agreed; by
 * default the status is unchanged, and it takes as many `hours` as before. Its own day and slot end the visitor's `wish`
 * for another time. 409 with the record if `revision` is not the current one, 409 with SLOT_TAKEN_MESSAGE and
 * `fields.slot` if the slot is not free, 409 with `fields.hours` if a later hour is not, or is after the last one of the
 * day. Staff may choose a closed slot; only a held or past one is rejected.
 */
export const moveSchema = dayAndSlotSchema.extend({
  hours,
  status: z.enum(['proposed', 'confirmed']).optional(),
  revision: z.int({ error: 'The revision is missing.' }).positive(),
});
export type Move = z.infer<typeof moveSchema>;

/**
 * `POST /api/admin/appointments`: a booking made by telephone or at the counter, confirmed at once; responds
 * (201) with the record. It takes an hour, or as many as `hours`; the same 409 for them and the slot. The client
 * generates a `key` for each booking: the same key sent twice is stored once and returns the same record, or 409 with
 * what is stored if it is something else.
 */
export const phoneBookingSchema = dayAndSlotSchema.extend({
  hours,
  key: z.uuid({ error: 'The key is missing.' }),
  name: visitorName,
  phone: optionalPhone,
  email: optionalEmail,
  type: z.enum(appointmentTypes, { error: 'Please select the type of appointment.' }),
  notes: freeText('Notes', 0, 'Notes must be text.').optional(),
});
export type PhoneBooking = z.infer<typeof phoneBookingSchema>;

/** Response to a change of the opening hours: lists appointments outside them, which are left unchanged. */
export const openingHoursSavedSchema = openingHoursAnswerSchema.extend({
  outside: z.array(agendaItemSchema),
});
export type OpeningHoursSaved = z.infer<typeof openingHoursSavedSchema>;
