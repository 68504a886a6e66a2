import { formatDay, formatTimes } from '@jeweler/core/format';
import type { AppointmentTime, SubmissionItem } from '@jeweler/core/submissions';
import { timeUnlessToday } from '../shared/times.ts';

export interface Due {
  readonly text: string;
  readonly urgency: 'late' | 'soon' | 'ahead';
}

/** Text colors; the text itself says the same in words. */
export const dueColors = { late: 'admin.error', soon: 'admin.warning', ahead: 'admin.quiet' } as const;

const HOUR_MS = 3_600_000;
/** Replies due within this many milliseconds are due soon. */
const SOON = 4 * HOUR_MS;

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
  return left < HOUR_MS ? `${Math.ceil(left / 60_000)} min left` : `${Math.floor(left / HOUR_MS)} h left`;
};

/** How long someone has been waiting since an instant: 'waiting 5 h'. */
export const waitingTime = (since: string, now: Date): string =>
  `waiting ${duration(now.getTime() - Date.parse(since))}`;

/** State of a promised reply: '2 h late', 'due 11:40 AM'; undefined when none is due. */
export const getDue = ({ dueAt }: Pick<SubmissionItem, 'dueAt'>, now: Date): Due | undefined => {
  if (dueAt === null) return undefined;
  const left = Date.parse(dueAt) - now.getTime();
  if (left <= 0) return { text: `${duration(-left)} late`, urgency: 'late' };
  return { text: `due ${timeUnlessToday(dueAt, now)}`, urgency: left < SOON ? 'soon' : 'ahead' };
};

/** 'Tuesday, November 24, 2:00 PM', or to when as well if it takes longer than an hour. */
export const appointmentTime = (time: AppointmentTime): string =>
  `${formatDay(time.day)}, ${formatTimes(time)}`;

/** '1 hour', '2 hours' */
export const hourCount = (hours = 1): string => (hours === 1 ? '1 hour' : `${hours} hours`);
