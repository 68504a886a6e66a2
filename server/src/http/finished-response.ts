import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Request, Response } from 'express';

/**
 * Header of responses that a CDN may keep for all visitors, although browsers ask for them each time (RFC 9213): for ten
 * seconds, a minute longer while it asks for a new one, and a day while the server does not answer.
 */
export const FOR_CDN = {
  'CDN-Cache-Control': 'max-age=10, stale-while-revalidate=60, stale-if-error=86400',
} as const;

/** A response that is made once and sent many times. */
export interface FinishedResponse {
  readonly status: number;
  /** All headers except Content-Encoding and Content-Length. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The compressed body; undefined where it would save no packet. */
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
  /** Size of all bodies, in bytes. */
  readonly bytes: number;
}

interface ResponseParts extends Pick<FinishedResponse, 'headers'> {
  readonly status?: number;
  /** With its charset; the response is compressed whatever its type. */
  readonly contentType: string;
  readonly body: string;
  /** What tells this body from others, as an ETag without quotes; by default its hash. */
  readonly version?: string;
}

/** Good compression for a few milliseconds a page: a client is waiting for it. */
const BROTLI_QUALITY = 5;
/** A compressed body below this size saves no packet. */
const COMPRESS_FROM_BYTES = 860;

/** Compresses a response, on zlib's own threads; one with status 200 gets an ETag. */
export const finishResponse = async (parts: ResponseParts): Promise<FinishedResponse> => {
  const { status = 200, contentType } = parts;
  const body = Buffer.from(parts.body);
  const [br, gzipped] = body.length < COMPRESS_FROM_BYTES ? [] : await compress(body);
  const version = parts.version ?? createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    status,
    headers: {
      ...parts.headers,
      'Content-Type': contentType,
      Vary: 'Accept-Encoding',
      // Weak, because it is the same for every encoding.
      ...(status === 200 && { ETag: `W/"${version}"` }),
    },
    body,
    br,
    gzip: gzipped,
    bytes: body.length + (br?.length ?? 0) + (gzipped?.length ?? 0),
  };
};

const compress = (body: Buffer) =>
  Promise.all([
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    promisify(gzip)(body),
  ]);

/**
 * Sends the smallest body that Accept-Encoding does not refuse; Express answers conditions and HEAD. A client
 * that refuses every encoding gets the plain body, which is more useful to it than a 406.
 */
export const sendFinished = (request: Request, response: Response, finished: FinishedResponse): void => {
  response.status(finished.status).set(finished.headers);
  const encoding = chooseEncoding(request, finished);
  if (encoding === undefined) {
    response.send(finished.body);
    return;
  }
  response.set('Content-Encoding', encoding);
  if (encoding === 'br' && finished.status === 200 && !brotliHeaders.has(finished)) {
    const length = { 'content-length': finished.br?.length };
    brotliHeaders.set(finished, { ...response.getHeaders(), ...length });
  }
  response.send(finished[encoding]);
};

/** All headers that a response was sent with in brotli. */
const brotliHeaders = new WeakMap<FinishedResponse, OutgoingHttpHeaders>();

/**
 * Sends a response that the cache has kept once more, with the headers it was sent with, before Express does anything: a
 * page then costs a sixth of the processor time. Only for the plain GET of brotli at its usual address; returns false
 * for all others, which are Express's.
 */
export const sendAgain = (
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  kept: (address: string) => FinishedResponse | undefined,
): boolean => {
  const isPlain = method === 'GET' && headers['if-none-match'] === undefined;
  const finished = isPlain && ACCEPTS_BROTLI.test(headers['accept-encoding'] ?? '') ? kept(url) : undefined;
  const sent = finished && brotliHeaders.get(finished);
  if (sent) response.writeHead(200, sent).end(finished.br);
  return sent !== undefined;
};

/** Brotli without a weight; what else a client may say of it is Express's to read. */
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;

/**
 * The first of brotli and gzip that exists and is accepted. Asked for one by one, because among equal
 * preferences the client's order would decide.
 */
export const chooseEncoding = (
  request: Request,
  available: { readonly br?: unknown; readonly gzip?: unknown },
): 'br' | 'gzip' | undefined => {
  if (available.br !== undefined && request.acceptsEncodings('br')) return 'br';
  if (available.gzip !== undefined && request.acceptsEncodings('gzip')) return 'gzip';
  return undefined;
};
