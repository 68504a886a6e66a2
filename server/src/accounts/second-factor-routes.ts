import { staffCalls } from '@jeweler/core/calls';
import type { RequestHandler, Router } from 'express';
import { SecondFactorDemandedError, ValidationError } from '../errors.ts';
import { type AdminPasswordDeps, createPasswordCheck, noteWrongPassword } from './password-routes.ts';
import { getSession } from './require-staff.ts';
import { isFactorDemanded, type SecondFactors } from './second-factors.ts';
import { staffAnswers } from './staff-answers.ts';

/** What sets one up, unlocks the console, and says that something has changed, but not what. */
const OPEN = /^\/(?:session|unlock|events|second-factor\/(?:begin|confirm))\/?$/i;

/** From the day on from which everybody needs one, lets a session without a second factor do nothing but set it up. */
export const requireSecondFactor =
  (clock: () => Date): RequestHandler =>
  (request, response, next) => {
    if (isFactorDemanded(getSession(response), clock()) && !OPEN.test(request.path))
      throw new SecondFactorDemandedError();
    next();
  };

/** The second factor of whoever is signed in. Wrong passwords and codes are 400s at their fields. */
export const addSecondFactor = (
  router: Router,
  deps: AdminPasswordDeps & { factors: SecondFactors },
): void => {
  const { clock, factors, limitFailures } = deps;
  const checkPassword = createPasswordCheck(deps);
  const add = staffAnswers(router, clock, { before: [limitFailures] });

  add(staffCalls.setUpSecondFactor, async ({ sent, response }) =>
    factors.setUp(await checkPassword(response, sent.password, 'password')),
  );

  add(staffCalls.confirmSecondFactor, async ({ sent, session, actor }) => {
    const { adminId, fingerprint: kept } = session;
    return { codes: await factors.confirm(adminId, sent.code, { ...actor, kept }) };
  });

  add(staffCalls.endSecondFactor, async ({ sent, response, actor }) => {
    const admin = await checkPassword(response, sent.password, 'password');
    try {
      await factors.turnOff(admin, sent.code, actor);
    } catch (error) {
      if (error instanceof ValidationError) noteWrongPassword(response);
      throw error;
    }
  });
};
