import type { MailRow } from './compose-mail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Pauses after the first, second, ... failed attempt; then the last one repeats. */
const PAUSES_MS = [1, 5, 15, 30, 60, 120].map((minutes) => minutes * MINUTE_MS);
const MAX_PAUSE_MS = 120 * MINUTE_MS;
/** A mail that could not be sent for this long is given up. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;
/** A mail older than this when mail becomes available is only sent when staff request it. */
const FRESH_FOR_MS = DAY_MS;

export const pauseAfter = (attempts: number): number => PAUSES_MS[attempts - 1] ?? MAX_PAUSE_MS;

type Aged = Pick<MailRow, 'created_at' | 'asked_at' | 'attempts'>;

/** Why it is too late to try a mail (again); null when it is not. */
export const lateReason = (mail: Aged, now: Date): string | null => {
  // Negative when the clock was set back.
  const age = now.getTime() - Date.parse(mail.asked_at ?? mail.created_at);
  if (mail.attempts === 0 && mail.asked_at === null && age > FRESH_FOR_MS)
    return 'It could not be sent within a day of being written, so it is no longer sent automatically. Send it again if it is still useful.';
  return age > GIVE_UP_AFTER_MS ? 'Given up after three days.' : null;
};

/**
 * Whether a mail may be tried now; a time further away than any pause was set by a wrong clock, and counts as
 * due.
 */
export const isDue = (nextAttemptAt: string | null, now: Date): boolean => {
  if (nextAttemptAt === null) return true;
  const wait = Date.parse(nextAttemptAt) - now.getTime();
  return wait <= 0 || wait > MAX_PAUSE_MS;
};
