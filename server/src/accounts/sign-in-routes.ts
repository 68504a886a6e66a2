import { staffCalls } from '@jeweler/core/calls';
import { adminLoginSchema } from '@jeweler/core/schemas';
import type { RequestHandler, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../client-network.ts';
import { SecondFactorError, UnauthorizedError, UnavailableError } from '../errors.ts';
import { answerCall } from '../http/answer-call.ts';
import { jsonBody } from '../http/json-body.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { validate } from '../validate.ts';
import { noteEvent } from './account-events.ts';
import { deviceName } from './device-name.ts';
import { hasWrongPassword, noteWrongPassword } from './password-routes.ts';
import { bearerToken } from './require-staff.ts';
import { factorFaults, type SecondFactors } from './second-factors.ts';
import type { AccountDeps } from './staff-answers.ts';

/** Networks from which somebody has signed in since the start; their sign-ins do not wait for those of strangers. */
const MAX_STAFF_NETWORKS = 1000;

/**
 * `POST /api/admin/login` and `/logout`. Returns the limit of wrong passwords, which the password routes
 * share: each would otherwise allow an address its own number of guesses.
 */
export const addSignIn = (router: Router, deps: AccountDeps & { factors: SecondFactors }): RequestHandler => {
  const { admins, clock, database, sessions, hashing, factors, config, log } = deps;
  // Only wrong passwords and codes count, so that signing in or leaving a field invalid never locks anybody out.
  const limitFailures = limitPerAddress(config.loginRateLimit, {
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_request, response) => !hasWrongPassword(response),
  });

  const staffNetworks = new LRUCache<string, true>({ max: MAX_STAFF_NETWORKS });

  const login: RequestHandler = async (request, response) => {
    const { username, password, code } = validate(adminLoginSchema, request.body);
    const admin = await admins.find(username);
    const network = networkOf(request);
    const caller = staffNetworks.has(network) ? 'staff' : 'other';
    // An invited person has none.
    const matches = await hashing.verify(admin?.password_hash || undefined, password, caller);
    const origin = { device: deviceName(request.get('user-agent')), network };
    const session =
      admin && matches
        ? await sessions.open(admin, origin, async (trx) =>
            code ? factors.check(trx, admin, code) : 'needed',
          )
        : undefined;
    // After the response: it takes the same time for names that exist and others.
    const noteFailure = (about: string) => {
      noteWrongPassword(response);
      const at = clock().toISOString();
      response.once('finish', () => {
        noteEvent(database, { username, at, network }, 'sign-in-failed', about).catch((error: unknown) =>
          log.warn({ err: error }, 'A failed sign-in could not be noted.'),
        );
      });
    };
    if (!admin || !session) {
      noteFailure(origin.device);
      throw new UnauthorizedError('Invalid credentials');
    }
    if (typeof session === 'string') {
      if (session === 'unreadable') throw new UnavailableError(factorFaults[session]);
      if (session !== 'needed') noteFailure(`second factor, ${origin.device}`);
      throw new SecondFactorError(factorFaults[session]);
    }
    staffNetworks.set(network, true);
    response.json(session);
    // After the response, so that signing in takes no longer than ever.
    admins.renewHash(admin, password).catch((error: unknown) => {
      log.warn({ err: error }, 'A password hash could not be renewed; the next sign-in tries again.');
    });
  };
  router.post('/api/admin/login', limitFailures, jsonBody, login);

  answerCall(router, staffCalls.logOut, async ({ request }) => {
    const token = bearerToken(request);
    if (token) await sessions.revoke(token);
  });
  return limitFailures;
};
