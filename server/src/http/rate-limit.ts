import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import { RateLimitedError } from '../errors.ts';

const WINDOW = 15 * 60_000;

/** The caller's address; a whole IPv6 network counts as one caller, since one household has it. */
const callerKey = (request: Request): string => ipKeyGenerator(clientAddress(request));

/** Address of the client as far as TRUST_PROXY lets it be known. */
export const clientAddress = (request: Request): string =>
  request.ip ?? request.socket.remoteAddress ?? 'unknown';

/** At most `limit` requests from one address in 15 minutes; what is over throws RateLimitedError. */
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
