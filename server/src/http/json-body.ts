import type { RequestHandler } from 'express';
import getRawBody from 'raw-body';
import { MalformedError, TooLargeError, UnsupportedMediaTypeError } from '../errors.ts';

/** Size limit of a request body, in bytes (DESIGN, HTTP). */
const BODY_LIMIT = 100_000;
/**
 * The same for lists of files, which only staff send: 5,000 addresses in which every letter is
 * percent-encoded. The nginx of docs/deployment.md lets them pass.
 */
export const LIST_LIMIT = 8_000_000;

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/**
 * Reads a JSON object of at most `limit` bytes into `request.body`; a missing body is an empty one. Errors in
 * this order: 413 when it is too large, 415 when it is not JSON in UTF-8 or is compressed (a small body could
 * decompress to a large one), 400 malformed when it cannot be parsed or is not an object. express.json would
 * read a body that is too large to its end before rejecting it.
 */
const jsonBodyOf =
  (limit: number): RequestHandler =>
  async (request, _response, next) => {
    const length = request.get('content-length');
    if (Number(length ?? 0) > limit) throw new TooLargeError(limit);
    if (!isPlainJson(request)) throw new UnsupportedMediaTypeError();
    // Decoded here: the library loads its decoder lazily with the first body, and an update may have replaced
    // its files by then.
    const body = await getRawBody(request, { length: length ?? null, limit });
    request.body = parseObject(new TextDecoder().decode(body));
    next();
  };

/** For requests that anybody may send. */
export const jsonBody = jsonBodyOf(BODY_LIMIT);

/** For lists of files; only behind `requireStaff`. */
export const fileListBody = jsonBodyOf(LIST_LIMIT);

const isPlainJson = (request: Parameters<RequestHandler>[0]): boolean => {
  const [, charset = 'utf-8'] = CHARSET.exec(request.get('content-type') ?? '') ?? [];
  const encoding = request.get('content-encoding') ?? 'identity';
  return (
    Boolean(request.is('application/json')) &&
    /^utf-?8$/i.test(charset) &&
    encoding.toLowerCase() === 'identity'
  );
};

const parseObject = (text: string): object => {
  if (text === '') return {};
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new MalformedError('The request must be a JSON object.');
  }
  return body;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedError('The request cannot be read.');
  }
};
