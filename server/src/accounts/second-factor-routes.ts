import { factorChangeSchema, factorCodeFormSchema, unlockSchema } from '@jeweler/core/schemas';
import type { RequestHandler, Response, Router } from 'express';
import { ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import { recordEvent } from './account-events.ts';
import { type AdminPasswordDeps, createPasswordCheck, noteWrongPassword } from './password-routes.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { getAuthor, getSession } from './require-staff.ts';
import type { SecondFactors } from './second-factors.ts';

const PATH = '/api/admin/second-factor';

interface SecondFactorDeps extends AdminPasswordDeps {
  readonly factors: SecondFactors;
}

/** The second factor of whoever is signed in. Wrong passwords and codes are 400s at their fields. */
export const addSecondFactor = (router: Router, deps: SecondFactorDeps): void => {
  const { clock, factors, limitFailures } = deps;
  const checkPassword = createPasswordCheck(deps);
  const post = (path: string, act: (body: unknown, response: Response) => Promise<object | undefined>) => {
    const handle: RequestHandler = async (request, response) => {
      const answer = await act(request.body, response);
      if (answer) response.json(answer);
      else response.status(204).end();
    };
    router.post(PATH + path, limitFailures, jsonBody, handle);
  };

  post('', async (body, response) => {
    const { password } = validate(unlockSchema, body);
    return factors.setUp(await checkPassword(response, password, 'password'));
  });

  post('/confirm', async (body, response) => {
    const { code } = validate(factorCodeFormSchema, body);
    const { adminId, fingerprint: kept } = getSession(response);
    return { codes: await factors.confirm(adminId, code, { ...getAuthor(response, clock()), kept }) };
  });

  post('/codes', async (body, response) => {
    const { password, code } = validate(factorChangeSchema, body);
    const admin = await checkPassword(response, password, 'password');
    const renewed = factors.withCode(admin, code, async (trx) => {
      await recordEvent(trx, getAuthor(response, clock()), 'changed-second-factor', 'new recovery codes');
      return newRecoveryCodes(trx, admin.id);
    });
    return { codes: await counted(response, renewed) };
  });

  post('/off', async (body, response) => {
    const { password, code } = validate(factorChangeSchema, body);
    const admin = await checkPassword(response, password, 'password');
    const ended = factors.withCode(admin, code, async (trx) => {
      // Its recovery codes end with it.
      await trx.deleteFrom('second_factors').where('admin_id', '=', admin.id).execute();
      await recordEvent(trx, getAuthor(response, clock()), 'changed-second-factor', 'turned off');
    });
    await counted(response, ended);
    return undefined;
  });
};

/** Marks the response for a code that is not accepted, as for a wrong password. */
const counted = async <Result>(response: Response, work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ValidationError) noteWrongPassword(response);
    throw error;
  }
};
