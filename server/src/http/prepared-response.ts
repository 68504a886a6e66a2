import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import express, { type Request } from 'express';
import { LRUCache } from 'lru-cache';

/**
 * An answer made once and sent many times: every encoding of its body, its headers and its ETags
 * are ready, so sending is one `writeHead` and one `end`.
 */
export interface PreparedResponse {
  /** Memory its bodies take, in bytes; bounds the caches that hold it. */
  bytes: number;
  status: number;
  identity: Representation;
  gzip: Representation;
  br: Representation;
}

interface Representation {
  etag: string;
  body: Buffer;
  headers: string[];
  headersOf304: string[];
}

interface Answer {
  status: number;
  /** With its charset; the answer is compressed whatever the type. */
  contentType: string;
  body: string;
  /** Names the body in its ETags where something cheaper than its bytes does. */
  tag?: string;
  /** Cache-Control, security headers and whatever else every representation carries. */
  headers: Readonly<Record<string, string>>;
}

type Encoding = 'identity' | 'gzip' | 'br';

/** Good at the price of a few milliseconds for a page; the built assets get the full 11. */
const BROTLI_QUALITY = 5;
/** Below this a compressed body saves no packet. */
const COMPRESS_FROM_BYTES = 860;

const compressors = {
  gzip: promisify(gzip),
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
};

/** Compresses and describes an answer; the work runs on zlib's own threads. */
export const prepareResponse = async (answer: Answer): Promise<PreparedResponse> => {
  const body = Buffer.from(answer.body);
  const digest = answer.tag ?? createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const identity = represent(answer, digest, body, 'identity');
  if (body.length < COMPRESS_FROM_BYTES) {
    return { status: answer.status, bytes: body.length, identity, gzip: identity, br: identity };
  }
  const [gzipped, brotli] = await Promise.all([compressors.gzip(body), compressors.br(body)]);
  return {
    status: answer.status,
    bytes: body.length + gzipped.length + brotli.length,
    identity,
    gzip: represent(answer, digest, gzipped, 'gzip'),
    br: represent(answer, digest, brotli, 'br'),
  };
};

const represent = (answer: Answer, digest: string, body: Buffer, encoding: Encoding): Representation => {
  // A strong ETag names bytes, so each encoding has its own.
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
  const headersOf304 = [...Object.entries(answer.headers).flat(), 'ETag', etag, 'Vary', 'Accept-Encoding'];
  const headers = [...headersOf304, 'Content-Type', answer.contentType, 'Content-Length', `${body.length}`];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return { etag, body, headers, headersOf304 };
};

/** Sends the representation the client prefers: 304 when it has it already, no body to HEAD. */
export const sendPrepared = (req: IncomingMessage, res: ServerResponse, prepared: PreparedResponse): void => {
  const { etag, body, headers, headersOf304 } = prepared[acceptedEncoding(req)];
  const known = req.headers['if-none-match'];
  if (known !== undefined && prepared.status === 200 && names(known, etag)) {
    res.writeHead(304, headersOf304).end();
    return;
  }
  res.writeHead(prepared.status, headers).end(req.method === 'HEAD' ? undefined : body);
};

/** Whether an If-None-Match header names `etag`; the comparison is the weak one RFC 9110 asks for. */
export const names = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === etag ||
  ifNoneMatch.split(',').some((tag) => {
    const candidate = tag.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === etag;
  });

const negotiated = new LRUCache<string, Encoding>({ max: 200 });

const acceptedEncoding = (req: IncomingMessage): Encoding => {
  const header = req.headers['accept-encoding'];
  if (header === undefined) return 'identity';
  const before = negotiated.get(header);
  if (before !== undefined) return before;
  // Asked one by one, because equal preferences would otherwise follow the client's order.
  const encoding = accepts(req, 'br') ? 'br' : accepts(req, 'gzip') ? 'gzip' : 'identity';
  negotiated.set(header, encoding);
  return encoding;
};

/** Express's own negotiation, which reads nothing but the headers, for a request it has not touched. */
const accepts = (req: IncomingMessage, encoding: Encoding): boolean =>
  express.request.acceptsEncodings.call(req as Request, encoding) !== false;
