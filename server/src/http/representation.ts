import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, parseRange } from './byte-range.ts';
import { evaluateConditions, ifRangeHolds, type Validators } from './conditional-request.ts';
import { sendPlain } from './send-plain.ts';

export type Headers = Readonly<Record<string, string>>;

interface RepresentationOptions {
  readonly etag: string;
  /** Epoch milliseconds; without it no Last-Modified is sent. */
  readonly modified?: number;
  /** In bytes. */
  readonly size: number;
  /**
   * Security headers, Cache-Control, Vary: sent with every response except errors, which only have the
   * security headers.
   */
  readonly headers: Headers;
  /** Content-Type, Content-Encoding, Content-Disposition: sent with responses that have a body. */
  readonly contentHeaders: Headers;
}

/** A resource's content with all headers prepared: bytes in memory, or a file that is streamed. */
export interface Representation extends Validators {
  readonly size: number;
  readonly headers: Headers;
  readonly contentHeaders: Headers;
  readonly headersOf200: string[];
  readonly headersOf304: string[];
}

export const describeRepresentation = (options: RepresentationOptions): Representation => {
  const { etag, modified, size, headers, contentHeaders } = options;
  const lastModified = modified === undefined ? undefined : lastModifiedOf(modified);
  const headersOf304 = [...Object.entries(headers).flat(), 'ETag', etag];
  if (lastModified !== undefined) headersOf304.push('Last-Modified', new Date(lastModified).toUTCString());
  const headersOf200 = [
    ...headersOf304,
    ...Object.entries(contentHeaders).flat(),
    ...['Accept-Ranges', 'bytes', 'Content-Length', `${size}`],
  ];
  return { etag, lastModified, size, headers, contentHeaders, headersOf200, headersOf304 };
};

/** Rounded to whole seconds; a date in the future must not be sent, so until then there is only the ETag. */
const lastModifiedOf = (modified: number): number | undefined =>
  modified > Date.now() ? undefined : Math.floor(modified / 1000) * 1000;

/** Answers GET or HEAD with bytes in memory. */
export const sendBytes = (
  req: IncomingMessage,
  res: ServerResponse,
  representation: Representation,
  body: Buffer,
): void => {
  const range = sendHead(req, res, representation);
  if (range) res.end(body.subarray(range.start, range.end + 1));
};

/**
 * Answers GET or HEAD with what `read` yields; resolves when the client has received everything or
 * disconnected.
 * @throws what `read` throws; the connection is then destroyed, because Content-Length has been sent
 */
export const sendStream = async (
  req: IncomingMessage,
  res: ServerResponse,
  representation: Representation,
  read: (range: ByteRange) => AsyncIterable<Buffer>,
): Promise<void> => {
  const range = sendHead(req, res, representation);
  if (range) await pipeToClient(read(range), res);
};

/**
 * Resolves when the client has received everything or disconnected; `source` has then ended or been
 * destroyed.
 * @throws what `source` fails with; the connection is then destroyed
 */
export const pipeToClient = async (
  source: AsyncIterable<Buffer> | NodeJS.ReadableStream,
  res: ServerResponse,
): Promise<void> => {
  try {
    await pipeline(source, res);
  } catch (error) {
    const hasGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasGone) throw error;
  }
};

/**
 * Writes the head of a 200, 206, 304, 412 or 416 and returns the bytes that have to follow it. If there are
 * none, the response is ended. HEAD ignores ranges (RFC 9110, section 14.2).
 */
const sendHead = (
  req: IncomingMessage,
  res: ServerResponse,
  representation: Representation,
): ByteRange | undefined => {
  const { size, headers, headersOf200, headersOf304 } = representation;
  const status = evaluateConditions(req, representation);
  if (status === 304) {
    res.writeHead(304, headersOf304).end();
    return undefined;
  }
  if (status === 412) {
    sendPlain(res, 412, headers);
    return undefined;
  }
  if (req.method === 'HEAD') {
    res.writeHead(200, headersOf200).end();
    return undefined;
  }
  const range = requestedRange(req, representation);
  if (range === 'unsatisfiable') {
    sendPlain(res, 416, { ...headers, 'Content-Range': `bytes */${size}` });
    return undefined;
  }
  if (range === undefined) {
    res.writeHead(200, headersOf200);
    return { start: 0, end: size - 1 };
  }
  const { start, end } = range;
  // Content-Length is the last of the headers, and has a different value here.
  const headersOf206 = headersOf200.with(-1, `${end - start + 1}`);
  res.writeHead(206, [...headersOf206, 'Content-Range', `bytes ${start}-${end}/${size}`]);
  return range;
};

const requestedRange = (req: IncomingMessage, representation: Representation) => {
  const { range } = req.headers;
  if (range === undefined || !ifRangeHolds(req, representation)) return undefined;
  return parseRange(range, representation.size);
};
