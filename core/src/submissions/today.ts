import { z } from '../schemas/zod.ts';
import { agendaItemSchema } from './appointment-day.ts';
import { submissionItemSchema } from './list.ts';
import { subscriberCountsSchema } from './subscriber.ts';

/** Waiting submissions, oldest first, at most 20; `total` counts all. */
const waitingList = z.object({
  total: z.int().nonnegative(),
  items: z.array(submissionItemSchema),
});
const promisedList = waitingList.extend({
  /** Number of those waiting for more than 24 hours. */
  late: z.int().nonnegative(),
});

/** `GET /api/admin/today`: the current tasks at the time of the request. */
export const todaySchema = z.object({
  /** The server's clock, which decides what is late, rather than the client's. */
  now: z.iso.datetime(),
  /** The shop's time zone (IANA name), and the day there. */
  timeZone: z.string(),
  day: z.iso.date(),
  /** Messages and quote requests without an answer. */
  toAnswer: promisedList,
  /** Prize claims without an appointment. */
  toSchedule: promisedList,
  /**
   * Appointment requests that have not been confirmed, declined or answered with another time, and appointments whose
   * visitor asks for another time.
   */
  toConfirm: waitingList,
  /** Waiting ones of any of these kinds that are probably spam, which stand in no other list of this answer. */
  probablySpam: waitingList.default({ total: 0, items: [] }),
  /** What staff wanted to be reminded of on this day or before, the earliest first. */
  reminders: waitingList.default({ total: 0, items: [] }),
  /** Requested, proposed and confirmed ones, ordered by slot. */
  appointments: z.object({
    today: z.array(agendaItemSchema),
    tomorrow: z.array(agendaItemSchema),
  }),
  /** Always 0. Only consoles of earlier versions show it. */
  conflicts: z.int().nonnegative(),
  /** The five latest submissions of any kind, without spam. Only consoles of earlier versions show them. */
  latest: z.array(submissionItemSchema),
  /** The five to which photos came last, newest first, without spam. */
  withPhotos: z.array(submissionItemSchema).default([]),
  subscribers: z.object({
    today: z.int().nonnegative(),
    lastSevenDays: z.int().nonnegative(),
    /** Number of newsletter addresses in each state, regardless of when they were added. */
    states: subscriberCountsSchema,
    /** The five latest, newest first, regardless of age. */
    latest: z.array(submissionItemSchema),
  }),
  /** Number of unread submissions of the requesting user, without spam. */
  unread: z.int().nonnegative(),
});
export type Today = z.infer<typeof todaySchema>;
