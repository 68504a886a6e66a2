import type { Request, RequestHandler } from 'express';
import type { Log } from '../log.ts';

/** Longest path in a log line; what is longer is no path of ours. */
const LONGEST = 200;

/** What opens a visitor's private page is no more for logs than a password is. */
const PRIVATE_LINK = /^(\/visit|\/newsletter\/[a-z]+)\/[^/]+/;

/** The path as logged: without the query, which may carry anything, and without the token of a private link. */
export const loggedPath = (request: Request): string =>
  request.originalUrl.split('?', 1)[0]?.replace(PRIVATE_LINK, '$1/(token)').slice(0, LONGEST) ?? '';

/** One line a request: method, path, status, milliseconds; never who asked or what was sent. */
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
