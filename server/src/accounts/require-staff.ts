import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { networkOf } from '../client-network.ts';
import { UnauthorizedError } from '../errors.ts';
import type { EventAuthor } from './account-events.ts';
import type { Actor } from './actor.ts';
import type { AdminSessions, LiveSession } from './admin-sessions.ts';

/** The token of an `Authorization: Bearer` header. */
export const bearerToken = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Lets a request pass only with the token of a live session, and stores the session for `getSession`;
 * otherwise throws UnauthorizedError.
 */
export const requireStaff =
  (sessions: AdminSessions): RequestHandler =>
  async (request, response, next) => {
    const token = bearerToken(request);
    const session = token && (await sessions.find(token));
    if (!session) throw new UnauthorizedError('Please sign in again.');
    response.locals.session = session;
    sessions.noteUse(session, networkOf(request));
    next();
  };

/** The session of a request that has passed `requireStaff`. */
export const getSession = (response: Response): LiveSession => response.locals.session as LiveSession;

/** Who makes a request that has passed `requireStaff`, when and from where. */
export const getActor = (response: Response, now: Date): Actor & EventAuthor => {
  const { adminId, username } = getSession(response);
  return { adminId, username, at: now.toISOString(), network: networkOf(response.req) };
};
