import type { Request, RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';
import type { Log } from '../log.ts';

/** Longest path in a log line, in characters; none of our paths is longer. */
const MAX_PATH_LENGTH = 200;

/**
 * What looks like one of our random tokens, which are 32 characters and longer: they open a visitor's private
 * page or download, and must not be logged, just like passwords. A link that somebody has mistyped still
 * holds one, so this does not depend on the route. Slugs have no capitals. Each run is looked at once: from each
 * of its characters, 15,000 small letters would keep everybody waiting for a second.
 */
const TOKEN = /(?<![\w%-])(?=[\w%-]*[A-Z])[\w%-]{20,}/g;

/** The path as logged: without the query, which may contain anything, and without tokens. */
export const loggedPath = (request: Request): string =>
  request.originalUrl.split('?', 1)[0]?.replace(TOKEN, '(token)').slice(0, MAX_PATH_LENGTH) ?? '';

/** One line per request: method, path, status, milliseconds; never the client, headers or the request body. */
export const requestLog = (log: Log): RequestHandler =>
  pinoHttp<Request, Response>({
    logger: log,
    customAttributeKeys: { responseTime: 'ms' },
    wrapSerializers: false,
    serializers: {
      req: (request: Request) => ({ method: request.method, path: loggedPath(request) }),
      res: ({ statusCode }: Response) => ({ status: statusCode }),
    },
    // The error handler has logged the error itself.
    customErrorObject: (_request, _response, _error, { res, ms }) => ({ res, ms }),
    customErrorMessage: () => 'request failed',
  });
