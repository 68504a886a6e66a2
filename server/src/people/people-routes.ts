import { shopDay } from '@jeweler/core/business';
import {
  accountEventsQuerySchema,
  emailChangeSchema,
  type Invited,
  invitationSchema,
  isPermitted,
  type OpenSession,
  OWNERS_ONLY_MESSAGE,
  type People,
  roleChangeSchema,
} from '@jeweler/core/schemas';
import type { RequestHandler, Response, Router } from 'express';
import { exportEvents, listEvents } from '../accounts/account-events.ts';
import type { AdminSessions } from '../accounts/admin-sessions.ts';
import { type Admins, LastOwnerError } from '../accounts/admins.ts';
import type { DownloadTickets } from '../accounts/download-tickets.ts';
import { getAuthor, getSession } from '../accounts/require-staff.ts';
import type { Config } from '../config.ts';
import type { ShopData } from '../database/database.ts';
import { ForbiddenError, OperatorError, RefusedError, ValidationError } from '../errors.ts';
import { readId } from '../http/id-of.ts';
import { jsonBody } from '../http/json-body.ts';
import { sendChunks } from '../http/send-chunks.ts';
import { validate } from '../validate.ts';
import { sendInvitation, sendsAccountMail } from './account-mails.ts';

interface PeopleDeps extends ShopData {
  readonly admins: Admins;
  readonly sessions: AdminSessions;
  readonly tickets: DownloadTickets;
  readonly config: Config;
}

const ACCOUNTS = '/api/admin/accounts';
const SESSIONS = '/api/admin/sessions';
const EVENTS = '/api/admin/happenings';

/** Who has an account, where they are signed in, and what happened. */
export const addPeopleRoutes = (router: Router, deps: PeopleDeps): void => {
  const { admins, clock, config } = deps;

  router.get(ACCOUNTS, async (_request, response) => {
    const sendsMail = sendsAccountMail(config);
    response.json({ people: await admins.people(), sendsMail } satisfies People);
  });

  const invite: RequestHandler = async (request, response) => {
    const invitation = validate(invitationSchema, request.body);
    const sendLink = sendsAccountMail(config) ? sendInvitation : undefined;
    const path = await admins
      .invite(invitation, getAuthor(response, clock()), sendLink)
      .catch((error: unknown) => {
        throw error instanceof OperatorError ? new ValidationError({ username: USERNAME_TAKEN }) : error;
      });
    response.json((path === null ? {} : { url: config.siteUrl + path }) satisfies Invited);
  };
  router.post('/api/admin/invitations', jsonBody, invite);
  router.post(ACCOUNTS, jsonBody, invite);

  router.post(`${ACCOUNTS}/:id/role`, jsonBody, async (request, response) => {
    const { role } = validate(roleChangeSchema, request.body);
    const author = getAuthor(response, clock());
    await admins.changeRole(readId(request.params.id), role, author).catch(refuse);
    response.status(204).end();
  });

  router.post(`${ACCOUNTS}/:id/email`, jsonBody, async (request, response) => {
    const { email } = validate(emailChangeSchema, request.body);
    await admins.changeEmail(readId(request.params.id), email, getAuthor(response, clock()));
    response.status(204).end();
  });

  router.post(`${ACCOUNTS}/:id/remove`, async (request, response) => {
    await admins.remove(readId(request.params.id), getAuthor(response, clock())).catch(refuse);
    response.status(204).end();
  });

  addSessionRoutes(router, deps);
  addEventRoutes(router, deps);
};

const USERNAME_TAKEN = 'Somebody has this username already. Please choose another.';

/** The last owner stays one. */
const refuse = (error: unknown): never => {
  throw error instanceof LastOwnerError ? new RefusedError('role', error.message) : error;
};

/** Whose sessions somebody may see and end; undefined: everybody's. */
const visibleTo = (response: Response): number | undefined => {
  const { role, adminId } = getSession(response);
  return isPermitted('manage-people', role, { staffEditShop: false }) ? undefined : adminId;
};

const addSessionRoutes = (router: Router, { sessions, clock }: PeopleDeps): void => {
  router.get(SESSIONS, async (_request, response) => {
    const { fingerprint } = getSession(response);
    const found = await sessions.list(visibleTo(response));
    response.json({
      sessions: found.map((each): OpenSession => ({ ...each, isThis: each.id === fingerprint })),
    });
  });

  router.post(`${SESSIONS}/:id/end`, async (request, response) => {
    const found = await sessions.list(visibleTo(response));
    const ended = found.filter(({ id }) => id === request.params.id);
    await sessions.end(ended, getAuthor(response, clock()));
    response.status(204).end();
  });

  router.post(`${ACCOUNTS}/:id/end-sessions`, async (request, response) => {
    const adminId = readId(request.params.id);
    const visible = visibleTo(response);
    if (visible !== undefined && visible !== adminId) throw new ForbiddenError(OWNERS_ONLY_MESSAGE);
    const found = await sessions.list(adminId);
    const ended = found.filter(({ id }) => id !== getSession(response).fingerprint);
    await sessions.end(ended, getAuthor(response, clock()));
    response.status(204).end();
  });
};

const addEventRoutes = (router: Router, { database, tickets, clock }: PeopleDeps): void => {
  router.get(EVENTS, async (request, response) => {
    const { before } = validate(accountEventsQuerySchema, request.query);
    response.json(await listEvents(database, before));
  });

  const issueTicket = tickets.offer<null>(
    'account-events',
    (response) =>
      sendChunks(response, exportEvents(database), {
        fileName: `accounts-${shopDay(clock())}.csv`,
        contentType: 'text/csv',
      }),
    'what happened to accounts',
  );
  router.post(`${EVENTS}/downloads`, async (_request, response) => {
    response.json({ url: await issueTicket(response, null) });
  });
};
