import { type SignedInAdmin, staffNameSchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import type { Admins } from '../accounts/admins.ts';
import { getSession } from '../accounts/require-staff.ts';
import { factorStateOf } from '../accounts/second-factors.ts';
import type { Database } from '../database/database.ts';
import { RateLimitedError } from '../errors.ts';
import { EventStream } from '../http/event-stream.ts';
import { jsonBody } from '../http/json-body.ts';
import { permissionsOf } from '../settings/require-permission.ts';
import { validate } from '../validate.ts';
import type { AdminEvents } from './admin-events.ts';

/** When to ask again for a stream of events, if a session has too many of them. */
const RETRY_SECONDS = 30;

interface SessionDeps {
  readonly database: Database;
  readonly config: { readonly siteUrl: string };
  readonly events: AdminEvents;
  readonly admins: Admins;
  readonly clock: () => Date;
}

/** Who is signed in, and the stream that tells their portal what has changed. */
export const addSession = (
  router: Router,
  { config, database, events, admins, clock }: SessionDeps,
): void => {
  router.get('/api/admin/session', async (_request, response) => {
    const session = getSession(response);
    const { username, role, expiresAt } = session;
    const name = await admins.nameOf(session.adminId);
    const permissions = await permissionsOf(database.query, session);
    const publicOrigin = config.siteUrl;
    const removed = await admins.removed();
    response.json({
      username,
      ...(name && { name }),
      role,
      permissions,
      removed,
      expiresAt,
      publicOrigin,
      secondFactor: await factorStateOf(database.query, session, clock()),
    } satisfies SignedInAdmin);
  });

  router.post('/api/admin/name', jsonBody, async (request, response) => {
    const { name } = validate(staffNameSchema, request.body);
    await admins.setName(getSession(response).adminId, name);
    response.status(204).end();
  });

  router.get('/api/admin/events', (request, response) => {
    const session = getSession(response);
    if (!events.hasRoomFor(session)) throw new RateLimitedError(RETRY_SECONDS);
    const leave = events.join(new EventStream(response), session);
    if (request.method === 'HEAD') leave();
    else response.once('close', leave);
  });
};
