import type { ApiFailure } from '@jeweler/core/schemas';
import type { ErrorRequestHandler, Response } from 'express';
import {
  MalformedError,
  NotFoundError,
  RequestError,
  TooLargeError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Log } from '../log.ts';
import { loggedPath } from './request-log.ts';

/** Maps errors raised by body-parser and the router to those shown to the client. */
const fromExpress = (error: unknown): RequestError | undefined => {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  switch (error.status) {
    case 400:
      return new MalformedError('The request cannot be read.');
    case 404:
      return new NotFoundError();
    case 413:
      return new TooLargeError('limit' in error ? Number(error.limit) : undefined);
    case 415:
      return new UnsupportedMediaTypeError();
    default:
      return undefined;
  }
};

const toAnswer = ({ code, message, fields, present, conflicts }: RequestError) => ({
  success: false as const,
  code,
  message,
  fields,
  present,
  conflicts,
});

const INTERNAL: ApiFailure = {
  success: false,
  code: 'internal',
  message: 'Something went wrong on our side. Please try again later.',
};

const DISK_FULL: ApiFailure = {
  success: false,
  code: 'internal',
  message:
    'The server’s disk is full, and nothing can be stored. Free some space on it, or tell whoever runs the server.',
};
/** By SQLite's name and by PostgreSQL's number. */
const isFull = (code: string): boolean => code.startsWith('SQLITE_FULL') || code === '53100';

/** Set for the response that failed, before it did. */
const HEADERS_OF_CONTENT = [
  'Accept-Ranges',
  'CDN-Cache-Control',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Type',
  'ETag',
  'Last-Modified',
  'Vary',
];

interface ErrorAnswers {
  readonly log: Log;
  /** What an operator has to do about a storage fault; undefined for other errors. */
  readonly storageAdvice: (error: unknown) => { readonly code: string; readonly advice: string } | undefined;
  /** Whether the database refuses a text for a character in it. */
  readonly isUnstorableText: (error: unknown) => boolean;
  /** Sends the failure in the format of the client. */
  readonly send: (response: Response, status: number, failure: ApiFailure) => void;
}

/**
 * Last in a router: known errors keep their code; a storage fault is logged with what to do about it; any
 * other error is logged once with its stack. The client gets no details of the last two.
 */
export const errorAnswers =
  ({ log, storageAdvice, isUnstorableText, send }: ErrorAnswers): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const known = isUnstorableText(error)
      ? new MalformedError('The request contains a character that no text may contain (NUL).')
      : error instanceof RequestError
        ? error
        : fromExpress(error);
    const at = { method: request.method, path: loggedPath(request) };
    const storage = storageAdvice(error);
    if (storage) {
      log.error({ ...at, code: storage.code }, `${storage.advice}. Until then requests fail with 500.`);
    } else if (!known) {
      log.error({ ...at, err: error }, 'A request failed because of an unexpected error.');
    }
    if (response.headersSent) {
      // Express would do the same, but print the error to the console as well.
      response.destroy();
      return;
    }
    for (const name of HEADERS_OF_CONTENT) response.removeHeader(name);
    response.set('Cache-Control', 'no-store').set(known?.headers ?? {});
    // Staff can do something about it; visitors get what every failure of the server says.
    if (storage && isFull(storage.code) && request.path.startsWith('/api/admin/'))
      send(response, 507, DISK_FULL);
    else send(response, known?.status ?? 500, known ? toAnswer(known) : INTERNAL);
  };

/** Last in the app: a failure under /api is the JSON defined in DESIGN, any other one line of text. */
export const finalErrors = (parts: Omit<ErrorAnswers, 'send'>): ErrorRequestHandler =>
  errorAnswers({
    ...parts,
    send: (response, status, failure) => {
      // Also unknown addresses of the API are answered in JSON.
      if (API_PATH.test(response.req.path)) response.status(status).json(failure);
      else response.sendStatus(status);
    },
  });

const API_PATH = /^\/api(?:\/|$)/;
