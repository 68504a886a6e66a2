import { shopDay } from '@jeweler/core/business';
import {
  accountEventsQuerySchema,
  endSessionsSchema,
  type Invited,
  invitationSchema,
  isPermitted,
  type OpenSession,
  type People,
  type Person,
  personChangeSchema,
} from '@jeweler/core/schemas';
import type { Request, Response, Router } from 'express';
import { exportEvents, listEvents } from '../accounts/account-events.ts';
import type { AdminSessions } from '../accounts/admin-sessions.ts';
import { type Admins, LastOwnerError, type SendLink } from '../accounts/admins.ts';
import type { DownloadTickets } from '../accounts/download-tickets.ts';
import { getAuthor, getSession } from '../accounts/require-staff.ts';
import type { Config } from '../config.ts';
import type { ShopData } from '../database/database.ts';
import { NotFoundError, OperatorError, RefusedError, ValidationError } from '../errors.ts';
import { readId } from '../http/id-of.ts';
import { jsonBody } from '../http/json-body.ts';
import { sendChunks } from '../http/send-chunks.ts';
import { validate } from '../validate.ts';
import { sendsAccountMail, writeLinkMail } from './account-mails.ts';

interface PeopleDeps extends ShopData {
  readonly admins: Admins;
  readonly sessions: AdminSessions;
  readonly tickets: DownloadTickets;
  readonly config: Config;
}

const ACCOUNTS = '/api/admin/accounts';
const SESSIONS = '/api/admin/sessions';
const EVENTS = '/api/admin/account-events';

/** Who has an account, where they are signed in, and what happened. */
export const addPeopleRoutes = (router: Router, deps: PeopleDeps): void => {
  const { admins, clock, config } = deps;
  const sendLink = (): SendLink | undefined =>
    sendsAccountMail(config)
      ? (trx, to, at) => writeLinkMail(trx, { ...to, purpose: 'invitation', at })
      : undefined;
  const answerInvited = (response: Response, { path }: { readonly path: string | null }): void => {
    response.json({ link: path === null ? null : config.siteUrl + path } satisfies Invited);
  };

  router.get(ACCOUNTS, async (_request, response) => {
    const sendsMail = sendsAccountMail(config);
    response.json({ people: await admins.people(), sendsMail } satisfies People);
  });

  router.post(ACCOUNTS, jsonBody, async (request, response) => {
    const invitation = validate(invitationSchema, request.body);
    const invited = await admins.invite(invitation, getAuthor(response, clock()), sendLink());
    if (!invited)
      throw new ValidationError({ username: 'Somebody has this username already. Please choose another.' });
    answerInvited(response, invited);
  });

  router.post(`${ACCOUNTS}/:id/invitation`, async (request, response) => {
    const invited = await admins.inviteAgain(
      readId(request.params.id),
      getAuthor(response, clock()),
      sendLink(),
    );
    if (!invited) throw new RefusedError('state', 'This person has set up the account already.');
    answerInvited(response, invited);
  });

  /** The last owner stays one. */
  const orRefused = async <T>(field: string, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof LastOwnerError) throw new RefusedError(field, LAST_OWNER);
      // Somebody else has removed the person meanwhile.
      if (error instanceof OperatorError) throw new NotFoundError();
      throw error;
    }
  };

  router.post(`${ACCOUNTS}/:id`, jsonBody, async (request, response) => {
    const change = validate(personChangeSchema, request.body);
    const author = getAuthor(response, clock());
    const isThere = await orRefused('role', admins.change(readId(request.params.id), change, author));
    if (!isThere) throw new NotFoundError();
    response.json(await personOf(admins, request));
  });

  router.post(`${ACCOUNTS}/:id/remove`, async (request, response) => {
    const { username } = await personOf(admins, request);
    await orRefused('state', admins.remove(username, { author: getAuthor(response, clock()) }));
    response.status(204).end();
  });

  addSessionRoutes(router, deps);
  addEventRoutes(router, deps);
};

const LAST_OWNER = 'This is the last owner, and the shop needs one. Make somebody else an owner first.';

const personOf = async (admins: Admins, request: Request): Promise<Person> => {
  const id = readId(request.params.id);
  const person = (await admins.people()).find((each) => each.id === id);
  if (!person) throw new NotFoundError();
  return person;
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

  router.post(`${SESSIONS}/end`, jsonBody, async (request, response) => {
    const { ids } = validate(endSessionsSchema, request.body);
    await sessions.end(ids, getAuthor(response, clock()), visibleTo(response));
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
