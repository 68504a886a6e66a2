import { staffCalls } from '@jeweler/core/calls';
import type { RequestHandler, Response, Router } from 'express';
import { SecondFactorDemandedError, ValidationError } from '../errors.ts';
import type { Admin } from './admins.ts';
import { removeFirstPassword } from './first-admin.ts';
import { getSession } from './require-staff.ts';
import { isFactorDemanded, type SecondFactors } from './second-factors.ts';
import { type AccountDeps, staffAnswers } from './staff-answers.ts';

/** For so long a change of the password can be sent again, whose answer was lost: the new one is the present one then. */
const REPEATED_FOR_MS = 600_000;
const WRONG_PASSWORD = 'The password is incorrect.';

/** Marks the response, so that the limit of failures counts it; invalid input is not counted. */
export const noteWrongPassword = (response: Response): void => {
  response.locals.hasWrongPassword = true;
};

export const hasWrongPassword = (response: Response): boolean => response.locals.hasWrongPassword === true;

/**
 * Password and second factor of whoever is signed in. Wrong passwords and codes are 400s at their fields, because a 401
 * would mean that the session has ended.
 * @param limitFailures that of the login, because otherwise each route would allow an address its own number of guesses
 */
export const addAdminPassword = (
  router: Router,
  { admins, clock, config, hashing, factors }: AccountDeps & { factors: SecondFactors },
  limitFailures: RequestHandler,
): void => {
  /** Returns the session's admin if this is their password; otherwise throws ValidationError at `field`. */
  const checkPassword = async (response: Response, password: string, field: string): Promise<Admin> => {
    const admin = await admins.find(getSession(response).username);
    const matches = await hashing.verify(admin?.password_hash, password, 'staff');
    if (admin && matches) return admin;
    noteWrongPassword(response);
    throw new ValidationError({ [field]: WRONG_PASSWORD });
  };
  const add = staffAnswers(router, clock, { before: [limitFailures] });

  add(staffCalls.changePassword, async ({ sent, response, session, actor }) => {
    const present = await admins.find(session.username);
    const since = new Date(clock().getTime() - REPEATED_FOR_MS).toISOString();
    const isRecent = (present?.password_changed_at ?? '') > since;
    if (isRecent && (await hashing.verify(present?.password_hash, sent.newPassword, 'staff'))) return;
    const admin = await checkPassword(response, sent.currentPassword, 'currentPassword');
    const isChanged = await admins.changePassword(admin, sent.newPassword, {
      kept: session.fingerprint,
      author: actor,
    });
    if (!isChanged) throw new ValidationError({ currentPassword: WRONG_PASSWORD });
    // The file written at the first start holds a password that no longer works.
    removeFirstPassword(config.dataDir, admin.username);
  });

  // Opens no session: the one that was locked continues.
  add(staffCalls.checkPassword, async ({ sent, response }) => {
    await checkPassword(response, sent.password, 'password');
  });

  add(staffCalls.setUpSecondFactor, async ({ sent, response }) =>
    factors.setUp(await checkPassword(response, sent.password, 'password')),
  );

  add(staffCalls.confirmSecondFactor, async ({ sent, session, actor }) => {
    const { adminId, fingerprint: kept } = session;
    return { codes: await factors.confirm(adminId, sent, { ...actor, kept }) };
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
