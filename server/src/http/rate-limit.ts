import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { type Options, rateLimit } from 'express-rate-limit';
import { toNetwork } from '../client-network.ts';
import { RateLimitedError } from '../errors.ts';

/** The time in which requests are counted. */
const WINDOW_MS = 15 * 60_000;

const callerKey = (request: Request): string => toNetwork(clientAddress(request));

/** Some proxies append the client's port, which differs from request to request: '203.0.113.7:4711'. */
const withoutPort = (address: string): string =>
  /^\[(?<ipv6>[^\]]*)\](?::\d+)?$/.exec(address)?.groups?.ipv6 ??
  (/^[\d.]+:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address);

/**
 * Address of the client, as far as TRUST_PROXY allows it to be determined. What a header says counts only if
 * it is an address; otherwise everything that came through the same proxy counts as one client.
 */
export const clientAddress = (request: Request): string => {
  const address = withoutPort(request.ip ?? '');
  return isIP(address) ? address : (request.socket.remoteAddress ?? 'unknown');
};

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
    keyGenerator: callerKey,
    handler: (request, _response, next) => {
      const { resetTime } = (request as Request & { rateLimit: { resetTime: Date } }).rateLimit;
      next(new RateLimitedError((resetTime.getTime() - Date.now()) / 1000));
    },
    ...options,
  });
