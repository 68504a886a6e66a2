import { appointmentSlots } from './appointment-options.ts';
import { calendarDay } from './calendar-day.ts';
import { freeText } from './text-rules.ts';
import { weekdays } from './weekdays.ts';
import { z } from './zod.ts';

const hour = z.string().regex(/^(?:[01]\d|2[0-3]):00$/, { error: 'Please choose a full hour.' });

const breakSchema = z.object({ from: hour, to: hour }).refine(({ from, to }) => from < to, {
  error: 'The break must end later than it begins.',
  path: ['to'],
});

/**
 * From `opens` until `closes` but for the breaks, full hours in shop time: a one-hour visit may start at `opens`
 * at the earliest, and an hour before a break or `closes` at the latest. Without a break `breaks` is missing, as
 * in all that was stored before there were any.
 */
const timesSchema = z.object({ opens: hour, closes: hour, breaks: z.array(breakSchema).max(2).optional() });
export type DayHours = z.infer<typeof timesSchema>;

/** The times of a day between which the shop is open, in order. */
export const openSpans = ({ opens, closes, breaks = [] }: DayHours): { opens: string; closes: string }[] => {
  const inOrder = [...breaks].sort((one, other) => (one.from < other.from ? -1 : 1));
  const ends = [...inOrder.map(({ from }) => from), closes];
  return [opens, ...inOrder.map(({ to }) => to)].map((start, index) => ({
    opens: start,
    closes: ends[index] ?? closes,
  }));
};

const dayHoursSchema = timesSchema
  .refine(({ opens, closes }) => opens < closes, {
    error: 'The shop must close later than it opens.',
    path: ['closes'],
    abort: true,
  })
  .refine((hours) => openSpans(hours).every(({ opens, closes }) => opens < closes), {
    error: 'The shop must be open for at least an hour before and after each break.',
    path: ['breaks'],
  });

const note = freeText('Note', 0, 'The note must be text.').default('');

/** A day on which the shop is closed regardless of the weekly hours. */
const closedDaySchema = z.object({ day: calendarDay('Please choose a day.'), note });

/** Hours of one day that cannot be booked. */
const blockedHoursSchema = z.object({
  day: calendarDay('Please choose a day.'),
  slots: z
    .array(z.enum(appointmentSlots))
    .min(1, { error: 'Please choose at least one hour.' })
    .max(appointmentSlots.length),
  note,
});

/** When visits are possible, in shop time. */
export const openingHoursSchema = z.object({
  /** Null on weekdays on which the shop is closed. */
  week: z.record(z.enum(weekdays), dayHoursSchema.nullable()),
  /** Ordered by day, each day once. */
  closedDays: z
    .array(closedDaySchema)
    .max(366)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, {
      error: 'A day can be closed only once.',
    }),
  /** Ordered by day. */
  blockedHours: z.array(blockedHoursSchema).max(366),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** `GET /api/admin/opening-hours`. `revision` increases with each change. */
export const openingHoursAnswerSchema = z.object({
  hours: openingHoursSchema,
  revision: z.int().nonnegative(),
});
export type OpeningHoursAnswer = z.infer<typeof openingHoursAnswerSchema>;

/**
 * `POST /api/admin/opening-hours`: replaces them as a whole. Responds with an OpeningHoursSaved, or with 409
 * if `revision` is not the current one.
 */
export const openingHoursChangeSchema = z.object({
  hours: openingHoursSchema,
  /** The revision of the hours being replaced. */
  revision: openingHoursAnswerSchema.shape.revision,
});
export type OpeningHoursChange = z.infer<typeof openingHoursChangeSchema>;
