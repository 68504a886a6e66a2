import express, { type Request, type RequestHandler } from 'express';
import { MalformedError, TooLargeError, UnsupportedMediaTypeError } from '../errors.ts';

/** Size limit of a request body, in bytes (DESIGN, HTTP). */
const BODY_LIMIT_BYTES = 100_000;
/**
 * The same for lists of files, which only staff send: 5,000 addresses in which every letter is
 * percent-encoded. The nginx of docs/deployment.md lets them pass.
 */
export const LIST_LIMIT_BYTES = 8_000_000;

/** Express would read all of it before it refuses. */
const refuseDeclared = (request: Request, limit: number): void => {
  if (Number(request.get('content-length') ?? 0) > limit) throw new TooLargeError(limit);
};

/**
 * Reads a JSON object of at most `limit` bytes into `request.body`: 413 when it is larger, 415 when it is not
 * JSON or is compressed (a small body could decompress to a large one), 400 when it cannot be parsed.
 */
const createJsonBody = (limit: number): RequestHandler => {
  const parse = express.json({ limit, inflate: false });
  return (request, response, next) => {
    refuseDeclared(request, limit);
    if (!request.is('application/json')) throw new UnsupportedMediaTypeError();
    parse(request, response, (error?: unknown) => {
      if (error === undefined && Array.isArray(request.body))
        next(new MalformedError('The request must be a JSON object.'));
      else next(error);
    });
  };
};

/** For requests that anybody may send. */
export const jsonBody = createJsonBody(BODY_LIMIT_BYTES);

const FORM = 'application/x-www-form-urlencoded';
/** Whether a browser has posted a form by itself; the answer is then a page. */
export const isPostedForm = (request: Request): boolean => Boolean(request.is(FORM));

const parseForm = express.urlencoded({ extended: false, limit: BODY_LIMIT_BYTES, inflate: false });

/** For forms that browsers also post by themselves: fields left empty are missing, as in JSON. */
export const formOrJsonBody: RequestHandler = (request, response, next) => {
  if (!isPostedForm(request)) return jsonBody(request, response, next);
  refuseDeclared(request, BODY_LIMIT_BYTES);
  parseForm(request, response, (error?: unknown) => {
    if (error === undefined)
      request.body = Object.fromEntries(
        Object.entries(request.body as Record<string, unknown>).filter(([, value]) => value !== ''),
      );
    next(error);
  });
};

/** For lists of files; only behind `requireStaff`. */
export const fileListBody = createJsonBody(LIST_LIMIT_BYTES);
