import { staffCalls } from '@jeweler/core/calls';
import type { RequestHandler, Response, Router } from 'express';
import { ValidationError } from '../errors.ts';
import type { Admin } from './admins.ts';
import { removeFirstPassword } from './first-admin.ts';
import { getSession } from './require-staff.ts';
import { type AccountDeps, staffAnswers } from './staff-answers.ts';

export interface AdminPasswordDeps extends AccountDeps {
  /** Shared with the login, because otherwise each route would allow an address its own number of guesses. */
  readonly limitFailures: RequestHandler;
}

const WRONG_PASSWORD = 'The password is incorrect.';

/** Marks the response, so that the limit of failures counts it; invalid input is not counted. */
export const noteWrongPassword = (response: Response): void => {
  response.locals.hasWrongPassword = true;
};

export const hasWrongPassword = (response: Response): boolean => response.locals.hasWrongPassword === true;

/** Returns the session's admin if this is their password; otherwise throws ValidationError at `field`. */
export const createPasswordCheck =
  ({ admins, hashing }: AccountDeps) =>
  async (response: Response, password: string, field: string): Promise<Admin> => {
    const admin = await admins.find(getSession(response).username);
    const matches = await hashing.verify(admin?.password_hash, password, 'staff');
    if (admin && matches) return admin;
    noteWrongPassword(response);
    throw new ValidationError({ [field]: WRONG_PASSWORD });
  };

/**
 * `POST /api/admin/password` and `/unlock`, for admins who are signed in. A wrong password is a 400 at its
 * field, because a 401 would mean that the session has ended.
 */
export const addAdminPassword = (router: Router, deps: AdminPasswordDeps): void => {
  const { admins, clock, config, limitFailures } = deps;
  const checkPassword = createPasswordCheck(deps);
  const add = staffAnswers(router, clock, { before: [limitFailures] });

  add(staffCalls.changePassword, async ({ sent, response, session, actor }) => {
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
};
