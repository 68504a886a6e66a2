import { factorChangeSchema, factorCodeFormSchema, unlockSchema } from '@jeweler/core/schemas';
import type { RequestHandler, Router } from 'express';
import { SecondFactorDemandedError, ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import { type AdminPasswordDeps, createPasswordCheck, noteWrongPassword } from './password-routes.ts';
import { getAuthor, getSession } from './require-staff.ts';
import { isFactorDemanded, type SecondFactors } from './second-factors.ts';

const PATH = '/api/admin/second-factor';

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

interface SecondFactorDeps extends AdminPasswordDeps {
  readonly factors: SecondFactors;
}

/** The second factor of whoever is signed in. Wrong passwords and codes are 400s at their fields. */
export const addSecondFactor = (router: Router, deps: SecondFactorDeps): void => {
  const { clock, factors, limitFailures } = deps;
  const checkPassword = createPasswordCheck(deps);

  router.post(`${PATH}/begin`, limitFailures, jsonBody, async (request, response) => {
    const { password } = validate(unlockSchema, request.body);
    response.json(await factors.setUp(await checkPassword(response, password, 'password')));
  });

  router.post(`${PATH}/confirm`, limitFailures, jsonBody, async (request, response) => {
    const { code } = validate(factorCodeFormSchema, request.body);
    const { adminId, fingerprint: kept } = getSession(response);
    const codes = await factors.confirm(adminId, code, { ...getAuthor(response, clock()), kept });
    response.json({ codes });
  });

  router.post(`${PATH}/off`, limitFailures, jsonBody, async (request, response) => {
    const { password, code } = validate(factorChangeSchema, request.body);
    const admin = await checkPassword(response, password, 'password');
    try {
      await factors.turnOff(admin, code, getAuthor(response, clock()));
    } catch (error) {
      if (error instanceof ValidationError) noteWrongPassword(response);
      throw error;
    }
    response.status(204).end();
  });
};
