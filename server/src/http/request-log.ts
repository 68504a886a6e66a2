import type { Request, RequestHandler } from 'express';
import type { Log } from '../log.ts';

/** Longest path in a log line; none of our paths is longer. */
const LONGEST = 200;

/** Tokens that open a visitor's private page must not be logged, just like passwords. */
const PRIVATE_LINK = /^(\/visit|\/newsletter\/[a-z]+)\/[^/]+/;

/**
 * The path as logged: without the query, which may contain anything, and without the token of a private link.
 */
export const loggedPath = (request: Request): string =>
  request.originalUrl.split('?', 1)[0]?.replace(PRIVATE_LINK, '$1/(token)').slice(0, LONGEST) ?? '';

/** One line per request: method, path, status, milliseconds; never the client or the request body. */
export const requestLog =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const started = performance.now();
    response.once('close', () => {
      log.info(
        {
          method: request.method,
          path: loggedPath(request),
          status: response.statusCode,
          ms: Math.round((performance.now() - started) * 10) / 10,
          ...(!response.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
