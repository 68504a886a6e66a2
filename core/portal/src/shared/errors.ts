import { ApiError } from '@jeweler/core/api';
import type { Notice } from '@jeweler/core/ui';

/**
 * A duration in seconds for people: 'one minute', '14 minutes'. Rounded up, so that the wait is long enough.
 */
const duration = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
};

/** Why a call failed and what to do about it, in one or two plain sentences. */
export const errorMessage = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please reload the page.';
  switch (error.code) {
    case 'network':
      return 'The server cannot be reached. Check the connection, then try again.';
    case 'rate_limited':
      return error.retryAfter === undefined
        ? 'Too many attempts. Please wait a few minutes, then try again.'
        : `Too many attempts. Please try again in ${duration(error.retryAfter)}.`;
    case 'unauthorized':
      return 'Your session has ended. Please sign in again.';
    default:
      if (error.status === 504) return 'The server is not responding. Check the connection, then try again.';
      if (error.status === 507 && error.serverMessage) return error.serverMessage;
      // Status 0: the response could not be parsed.
      return error.status >= 500 || error.status === 0
        ? 'The server has run into a problem. Please try again. If the problem continues, tell whoever runs the server.'
        : (error.serverMessage ?? `The server refused this (${error.status}).`);
  }
};

/** What was asked for is not there, or not any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  !['network', 'unknown'].includes(error.code) &&
  ![502, 504].includes(error.status);

/**
 * The same after what is sure of it ('Nothing was saved.'), unless the answer was lost, or is that of a proxy: then nobody
 * knows that.
 */
export const failureMessage = (sure: string, error: unknown, reason = errorMessage(error)): string =>
  isAnswered(error) ? `${sure} ${reason}` : reason;

/** The same as a notice, of which `sure` is the title. */
export const failureNotice = (sure: string, error: unknown): Notice => {
  const text = errorMessage(error);
  return { tone: 'error', ...(isAnswered(error) ? { title: sure, text } : { title: text }) };
};

/** Why an unlocking was not accepted; undefined if the session has ended, which the sign-in screen says. */
export const unlockError = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 401 ? undefined : errorMessage(error);

/** What a 409 says that it is now; undefined for another failure, or if it says nothing of it. */
export const presentIn = <Present>(
  error: unknown,
  schema: { safeParse(present: unknown): { data?: Present | undefined } },
): Present | undefined =>
  error instanceof ApiError && error.code === 'conflict' ? schema.safeParse(error.present).data : undefined;
