import type { Request, RequestHandler } from 'express';
import { type Options, rateLimit } from 'express-rate-limit';
import { networkOf } from '../client-network.ts';
import { RateLimitedError } from '../errors.ts';

/** The time in which requests are counted. */
const WINDOW_MS = 15 * 60_000;

/**
 * At most `limit` requests per address in 15 minutes; further ones throw RateLimitedError. Responses say how many
 * are left (`RateLimit`, `RateLimit-Policy`: draft 8 of the IETF's HTTP API group).
 */
export const limitPerAddress = (limit: number, options: Partial<Options> = {}): RequestHandler =>
  rateLimit({
    windowMs: WINDOW_MS,
    limit,
    legacyHeaders: false,
    standardHeaders: 'draft-8',
    keyGenerator: networkOf,
    // Each limiter is made once, at the start: looking for that in a stack took a tenth of the start.
    validate: { creationStack: false },
    handler: (request, _response, next) => {
      const { resetTime } = (request as Request & { rateLimit: { resetTime: Date } }).rateLimit;
      next(new RateLimitedError((resetTime.getTime() - Date.now()) / 1000));
    },
    ...options,
  });

const GUESSES = 100;

/** For private links: counts unknown tokens alone, which are answered with 404. More means that somebody is guessing. */
export const limitGuesses = (): RequestHandler =>
  limitPerAddress(GUESSES, {
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_request, { statusCode }) => statusCode !== 404,
  });
