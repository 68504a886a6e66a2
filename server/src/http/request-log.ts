import type { Request, RequestHandler } from 'express';
import type { Log } from '../log.ts';

/** Longest path in a log line; none of our paths is longer. */
const LONGEST = 200;

/**
 * What looks like one of our random tokens, which are 32 characters and longer: they open a visitor's private
 * page or download, and must not be logged, just like passwords. A link that somebody has mistyped still
 * holds one, so this does not depend on the route. Slugs have no capitals.
 */
const TOKEN = /(?=[\w%-]*[A-Z])[\w%-]{20,}/g;

/** The path as logged: without the query, which may contain anything, and without tokens. */
export const loggedPath = (request: Request): string =>
  request.originalUrl.split('?', 1)[0]?.replace(TOKEN, '(token)').slice(0, LONGEST) ?? '';

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
