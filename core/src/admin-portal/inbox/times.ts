import { shop, shopDay } from '../../business/index.ts';
import { formatDay, formatSlot } from '../../format/index.ts';
import type { SubmissionItem } from '../../schemas/index.ts';

// Made once each: a formatter costs a thousand times what it formats.
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  hour: 'numeric',
  minute: '2-digit',
});
const dayAndMonth = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  month: 'short',
  day: 'numeric',
});
const whole = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const dateAndTimeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant by the shop's clock, short: the time on its own day, else the day: '7:12 AM', 'Nov 20'. */
export const shortTime = (iso: string, now: Date): string => {
  const instant = new Date(iso);
  return shopDay(instant) === shopDay(now) ? clock.format(instant) : dayAndMonth.format(instant);
};

/** The same in full: 'Friday, November 20, 2026 at 7:12 AM'. */
export const longTime = (iso: string): string => whole.format(new Date(iso));

/** The same for the days around: 'Fri, Nov 20, 7:12 AM'. */
export const dateAndTime = (iso: string): string => dateAndTimeFormat.format(new Date(iso));

export interface Due {
  readonly text: string;
  readonly urgency: 'late' | 'soon' | 'ahead';
}

/** What the text is drawn in; it says the same in words. */
export const dueColors = { late: 'admin.error', soon: 'admin.warning', ahead: 'admin.quiet' } as const;

const HOUR = 3_600_000;
/** What is due in less than that is due soon, in milliseconds. */
const SOON = 4 * HOUR;

const duration = (milliseconds: number): string => {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
};

/** Whole hours or minutes that are left of a promise, never more than there are: '3 h left'; undefined when there are none. */
export const timeLeft = ({ dueAt }: Pick<SubmissionItem, 'dueAt'>, now: Date): string | undefined => {
  const left = dueAt === null ? 0 : Date.parse(dueAt) - now.getTime();
  if (left <= 0) return undefined;
  return left < HOUR ? `${Math.ceil(left / 60_000)} min left` : `${Math.floor(left / HOUR)} h left`;
};

/** For how long somebody has waited since: 'waits 5 h'. */
export const waitingTime = (since: string, now: Date): string =>
  `waits ${duration(now.getTime() - Date.parse(since))}`;

/** How a promised answer stands: '2 h late', 'due 11:40 AM'; undefined where none is due. */
export const dueOf = ({ dueAt }: Pick<SubmissionItem, 'dueAt'>, now: Date): Due | undefined => {
  if (dueAt === null) return undefined;
  const left = Date.parse(dueAt) - now.getTime();
  if (left <= 0) return { text: `${duration(-left)} late`, urgency: 'late' };
  const due = new Date(dueAt);
  const day = shopDay(due) === shopDay(now) ? '' : `${dayAndMonth.format(due)}, `;
  return { text: `due ${day}${clock.format(due)}`, urgency: left < SOON ? 'soon' : 'ahead' };
};

/** 'Tuesday, November 24, 2:00 PM' */
export const appointmentTime = ({ day, slot }: NonNullable<SubmissionItem['appointment']>): string =>
  `${formatDay(day)}, ${formatSlot(slot)}`;

/** The same as one says it: 'Tuesday, November 24 at 2:00 PM' */
export const spokenAppointment = ({ day, slot }: NonNullable<SubmissionItem['appointment']>): string =>
  `${formatDay(day)} at ${formatSlot(slot)}`;
