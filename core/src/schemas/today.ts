import { agendaItemSchema } from './appointment-day.ts';
import { submissionItemSchema } from './submission-list.ts';
import { subscriberCountsSchema } from './subscriber.ts';
import { z } from './zod.ts';

/** Submissions that wait, oldest first, at most 20 of them; `total` counts all. */
const waitingList = z.object({
  total: z.int().nonnegative(),
  items: z.array(submissionItemSchema),
});
const promisedList = waitingList.extend({
  /** Those whose 24 hours are over. */
  late: z.int().nonnegative(),
});

/** `GET /api/admin/today`: what there is to do at the moment it is asked. */
export const todaySchema = z.object({
  /** The server's clock: what is late is decided by it, not by the clock of whoever looks. */
  now: z.iso.datetime(),
  /** The shop's time zone (IANA name), and the day there. */
  timeZone: z.string(),
  day: z.iso.date(),
  /** Messages and quote requests without an answer. */
  toAnswer: promisedList,
  /** Prize claims without a day. */
  toSchedule: promisedList,
  /** Appointment requests that nobody has confirmed, declined or proposed another time for. */
  toConfirm: waitingList,
  /** Requested, proposed and confirmed, by slot. */
  appointments: z.object({
    today: z.array(agendaItemSchema),
    tomorrow: z.array(agendaItemSchema),
  }),
  /** Appointments to come whose slot was asked for twice before slots were held: staff have to settle them. */
  conflicts: z.int().nonnegative(),
  /** The last five arrivals of any kind, spam left out. */
  latest: z.array(submissionItemSchema),
  subscribers: z.object({
    today: z.int().nonnegative(),
    lastSevenDays: z.int().nonnegative(),
    /** Addresses of the newsletter in each state, whenever they came. */
    states: subscriberCountsSchema,
    /** The last five, newest first, however long ago. */
    latest: z.array(submissionItemSchema),
  }),
  /** Unread ones of the person who asks, spam left out. */
  unread: z.int().nonnegative(),
});
export type Today = z.infer<typeof todaySchema>;
