import { staffCalls } from '@jeweler/core/calls';
import type { Router } from 'express';
import { getSession } from '../accounts/require-staff.ts';
import { factorStateOf } from '../accounts/second-factors.ts';
import { type AccountDeps, staffAnswers } from '../accounts/staff-answers.ts';
import { RateLimitedError } from '../errors.ts';
import { EventStream } from '../http/event-stream.ts';
import { permissionsOf } from '../settings/require-permission.ts';
import type { AdminEvents } from './admin-events.ts';

/** When to ask again for a stream of events, if a session has too many of them. */
const RETRY_SECONDS = 30;

/** Who is signed in, and the stream that tells their portal what has changed. */
export const addSession = (
  router: Router,
  { config, database, events, admins, clock }: AccountDeps & { events: AdminEvents },
): void => {
  const add = staffAnswers(router, clock);

  add(staffCalls.getSignedInAdmin, async ({ session, now }) => {
    const { username, name, role } = session;
    return {
      username,
      ...(name && { name }),
      role,
      permissions: await permissionsOf(database.query, session),
      removed: await admins.removed(),
      expiresAt: session.expiresAt,
      publicOrigin: config.siteUrl,
      secondFactor: await factorStateOf(database.query, session, now),
    };
  });

  add(staffCalls.setStaffName, ({ sent, session }) => admins.setName(session.adminId, sent.name));

  router.get('/api/admin/events', (request, response) => {
    const session = getSession(response);
    if (!events.hasRoomFor(session)) throw new RateLimitedError(RETRY_SECONDS);
    const leave = events.join(new EventStream(response), session);
    // Whoever has gone while their session was looked up does not go again.
    if (request.method === 'HEAD' || response.closed) leave();
    else response.once('close', leave);
  });
};
