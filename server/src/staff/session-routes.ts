import type { SignedInAdmin } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { RateLimitedError } from '../errors.ts';
import { EventStream } from '../http/event-stream.ts';
import type { AdminEvents } from './admin-events.ts';
import { getSession } from './require-staff.ts';

/** When to ask again for a stream of events, if a session has too many of them. */
const RETRY_SECONDS = 30;

interface SessionDeps {
  readonly config: { readonly siteUrl: string };
  readonly events: AdminEvents;
}

/** Who is signed in, and the stream that tells their portal what has changed. */
export const addSession = (router: Router, { config, events }: SessionDeps): void => {
  router.get('/api/admin/session', (_request, response) => {
    const { username, expiresAt } = getSession(response);
    response.json({ username, expiresAt, publicOrigin: config.siteUrl } satisfies SignedInAdmin);
  });

  router.get('/api/admin/events', (request, response) => {
    const session = getSession(response);
    if (!events.hasRoomFor(session)) throw new RateLimitedError(RETRY_SECONDS);
    const leave = events.join(new EventStream(response), session);
    if (request.method === 'HEAD') leave();
    else response.once('close', leave);
  });
};
