import type { Request, RequestHandler } from 'express';
import { UnauthorizedError } from '../errors.ts';
import type { AdminSessions } from '../services/admin-sessions.ts';

/** The token of an `Authorization: Bearer` header. */
export const bearerToken = (request: Request): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.get('authorization') ?? '')?.[1];

/** Lets a request pass only with the token of a live session; else throws UnauthorizedError. */
export const requireAdmin =
  (sessions: AdminSessions): RequestHandler =>
  async (request, _response, next) => {
    const token = bearerToken(request);
    const admin = token && (await sessions.find(token));
    if (!admin) throw new UnauthorizedError('Please sign in again.');
    next();
  };
