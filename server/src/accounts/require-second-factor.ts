import { shopDay } from '@jeweler/core/business';
import type { RequestHandler } from 'express';
import { SecondFactorDemandedError } from '../errors.ts';
import type { LiveSession } from './admin-sessions.ts';
import { getSession } from './require-staff.ts';

/** Whether the day has come from which everybody needs a second factor, and whose session it is has none. */
export const isFactorDemanded = ({ factorSince, factorFrom }: LiveSession, now: Date): boolean =>
  factorSince === null && factorFrom !== null && factorFrom <= shopDay(now);

/** What sets one up, unlocks the console, and says that something has changed, but not what. */
const OPEN = /^\/(?:session|unlock|events|second-factor(?:\/confirm)?)\/?$/i;

/** From that day on, lets a session without a second factor do nothing but set it up. */
export const requireSecondFactor =
  (clock: () => Date): RequestHandler =>
  (request, response, next) => {
    if (isFactorDemanded(getSession(response), clock()) && !OPEN.test(request.path))
      throw new SecondFactorDemandedError();
    next();
  };
