import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import { RateLimitedError } from '../errors.ts';

const WINDOW = 15 * 60_000;

/** The client's address; a whole IPv6 network counts as one client, since a single household has one. */
const callerKey = (request: Request): string => ipKeyGenerator(clientAddress(request));

/** Address of the client, as far as TRUST_PROXY allows it to be determined. */
export const clientAddress = (request: Request): string =>
  request.ip ?? request.socket.remoteAddress ?? 'unknown';

/** At most `limit` requests per address in 15 minutes; further ones throw RateLimitedError. */
export const limitPerAddress = (limit: number, options: Partial<Options> = {}): RequestHandler =>
  rateLimit({
    windowMs: WINDOW,
    limit,
    legacyHeaders: false,
    standardHeaders: false,
    keyGenerator: callerKey,
    handler: (request, _response, next) => {
      const { resetTime } = (request as Request & { rateLimit: { resetTime: Date } }).rateLimit;
      next(new RateLimitedError((resetTime.getTime() - Date.now()) / 1000));
    },
    ...options,
  });
