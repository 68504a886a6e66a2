const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Pauses after the first, second, ... failed attempt, in milliseconds; then the last one repeats. */
const PAUSES = [1, 5, 15, 30, 60, 120].map((minutes) => minutes * MINUTE);
const MAX_PAUSE_MS = 120 * MINUTE;
/** A mail that could not be sent for this long is given up. */
const DEADLINE = 3 * DAY;
/** A mail older than this when mail becomes available is only sent when staff request it. */
const FRESH = DAY;

export const pauseAfter = (attempts: number): number => PAUSES[attempts - 1] ?? MAX_PAUSE_MS;

interface Aged {
  readonly created_at: string;
  /** When staff requested sending it. */
  readonly asked_at: string | null;
  readonly attempts: number;
}

/** Negative when the clock was set back. */
const ageOf = ({ created_at, asked_at }: Aged, now: Date): number =>
  now.getTime() - Date.parse(asked_at ?? created_at);

/** Why it is too late to try a mail (again); null when it is not. */
export const lateReason = (mail: Aged, now: Date): string | null => {
  const age = ageOf(mail, now);
  if (mail.attempts === 0 && mail.asked_at === null && age > FRESH)
    return 'It could not be sent within a day of being written, so it is no longer sent automatically. Send it again if it is still useful.';
  return age > DEADLINE ? 'Given up after three days.' : null;
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
