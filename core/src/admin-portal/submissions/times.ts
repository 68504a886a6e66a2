import { shop, shopDay } from '../../business/index.ts';
import { formatDay, formatSlot } from '../../format/index.ts';
import type { SubmissionItem } from '../../submissions/index.ts';

// Created once: creating a formatter costs a thousand times as much as formatting.
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

const date = new Intl.DateTimeFormat('en-US', { timeZone: shop.timeZone, dateStyle: 'medium' });
const dateWithTime = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The day of an instant in shop time: 'Nov 20, 2026'. */
export const shopDate = (iso: string): string => date.format(new Date(iso));

/** An instant in shop time, of any year: 'Nov 20, 2026, 7:12 AM'. */
export const shopDateAndTime = (iso: string): string => dateWithTime.format(new Date(iso));

/** An instant in shop time, short: the time if it is today, else the date: '7:12 AM', 'Nov 20'. */
export const shortTime = (iso: string, now: Date): string => {
  const instant = new Date(iso);
  return shopDay(instant) === shopDay(now) ? clock.format(instant) : dayAndMonth.format(instant);
};

/** An instant in shop time, in full: 'Friday, November 20, 2026 at 7:12 AM'. */
export const longTime = (iso: string): string => whole.format(new Date(iso));

/** An instant in shop time without the year, for nearby dates: 'Fri, Nov 20, 7:12 AM'. */
export const dateAndTime = (iso: string): string => dateAndTimeFormat.format(new Date(iso));

export interface Due {
  readonly text: string;
  readonly urgency: 'late' | 'soon' | 'ahead';
}

/** Text colors; the text itself says the same in words. */
export const dueColors = { late: 'admin.error', soon: 'admin.warning', ahead: 'admin.quiet' } as const;

const HOUR = 3_600_000;
/** Replies due within this many milliseconds are due soon. */
const SOON = 4 * HOUR;

const duration = (milliseconds: number): string => {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
};

/**
 * Time left until a promised reply is due: whole hours rounded down, or within the last hour minutes rounded
 * up: '3 h left'; undefined when none is left.
 */
export const timeLeft = ({ dueAt }: Pick<SubmissionItem, 'dueAt'>, now: Date): string | undefined => {
  const left = dueAt === null ? 0 : Date.parse(dueAt) - now.getTime();
  if (left <= 0) return undefined;
  return left < HOUR ? `${Math.ceil(left / 60_000)} min left` : `${Math.floor(left / HOUR)} h left`;
};

/** How long someone has been waiting since an instant: 'waiting 5 h'. */
export const waitingTime = (since: string, now: Date): string =>
  `waiting ${duration(now.getTime() - Date.parse(since))}`;

/** State of a promised reply: '2 h late', 'due 11:40 AM'; undefined when none is due. */
export const getDue = ({ dueAt }: Pick<SubmissionItem, 'dueAt'>, now: Date): Due | undefined => {
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

/** The same as in spoken language: 'Tuesday, November 24 at 2:00 PM' */
export const spokenAppointment = ({ day, slot }: NonNullable<SubmissionItem['appointment']>): string =>
  `${formatDay(day)} at ${formatSlot(slot)}`;
