import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './content-encoding.ts';
import { describeRepresentation, type Headers, type Representation, sendBytes } from './representation.ts';

/**
 * A response that is made once and sent many times: every encoding of its body, its headers and its ETags are
 * prepared, so sending is one `writeHead` and one `end`.
 */
export interface PreparedResponse extends Readonly<Record<Encoding, EncodedBody>> {
  /** Memory taken by its bodies, in bytes; used to bound the caches. */
  readonly bytes: number;
  readonly status: number;
  /**
   * Returns the same response compressed as far as possible, about a tenth smaller, for one that is requested
   * again.
   */
  readonly compressFully?: () => Promise<PreparedResponse>;
}

interface EncodedBody extends Representation {
  readonly body: Buffer;
}

/** A body and its compressed versions, as far as there are any. */
export type EncodedBodies = { readonly identity: Buffer } & Partial<Readonly<Record<Encoding, Buffer>>>;

interface Answer {
  readonly status: number;
  /** With its charset; the response is compressed whatever its type. */
  readonly contentType: string;
  readonly body: string;
  /** Identifies the body in its ETags where that is cheaper than hashing it. */
  readonly tag?: string;
  /** Identifies the compression in the ETag of the brotli body. */
  readonly brotliTag?: string;
  /** Cache-Control, security headers and all others that every representation has. */
  readonly headers: Headers;
}

/** Good compression for a few milliseconds per page: a client is waiting for it. */
const BROTLI_QUALITY = 5;
/** Maximum quality, as for the built assets; takes about two milliseconds per kB. */
const FULL_BROTLI_QUALITY = zlib.BROTLI_MAX_QUALITY;
const FULLY_COMPRESSED_UP_TO_BYTES = 500_000;
/** A compressed body below this size saves no packet. */
const COMPRESS_FROM_BYTES = 860;

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** Compresses and describes a response; compression runs on zlib's own threads. */
export const prepareResponse = async (answer: Answer): Promise<PreparedResponse> => {
  const identity = Buffer.from(answer.body);
  if (identity.length < COMPRESS_FROM_BYTES) return prepareBodies(answer, { identity });
  const [gzipped, br] = await Promise.all([promisify(gzip)(identity), brotli(identity, BROTLI_QUALITY)]);
  const prepared = prepareBodies(answer, { identity, gzip: gzipped, br });
  if (identity.length > FULLY_COMPRESSED_UP_TO_BYTES) return prepared;
  const { body: _, ...description } = answer;
  const compressFully = async () => {
    const smaller = await brotli(identity, FULL_BROTLI_QUALITY);
    if (smaller.length >= br.length) return prepared;
    // Different bytes need a different strong ETag.
    return prepareBodies({ ...description, brotliTag: 'br-full' }, { identity, gzip: gzipped, br: smaller });
  };
  return { ...prepared, compressFully };
};

/** Describes a response whose body is already compressed. */
export const prepareBodies = (
  answer: Omit<Answer, 'body'>,
  { identity, gzip: gzipped, br }: EncodedBodies,
): PreparedResponse => {
  const digest = answer.tag ?? createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const plain = encodedBody(answer, digest, identity, 'identity');
  return {
    status: answer.status,
    bytes: identity.length + (gzipped?.length ?? 0) + (br?.length ?? 0),
    identity: plain,
    gzip: gzipped ? encodedBody(answer, digest, gzipped, 'gzip') : plain,
    br: br ? encodedBody(answer, digest, br, 'br') : plain,
  };
};

const encodedBody = (
  { contentType, headers, brotliTag = 'br' }: Omit<Answer, 'body'>,
  digest: string,
  body: Buffer,
  encoding: Encoding,
): EncodedBody => ({
  ...describeRepresentation({
    // A strong ETag identifies bytes, so each encoding has its own.
    etag: encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding === 'br' ? brotliTag : encoding}"`,
    size: body.length,
    headers: { ...headers, Vary: 'Accept-Encoding' },
    contentHeaders: {
      'Content-Type': contentType,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  }),
  body,
});

/**
 * Sends the representation the client prefers; conditions and ranges apply to that one. Responses with a
 * status other than 200 support neither.
 */
export const sendPrepared = (req: IncomingMessage, res: ServerResponse, prepared: PreparedResponse): void => {
  const representation = prepared[acceptedEncoding(req)];
  const { headers, contentHeaders, body } = representation;
  if (prepared.status === 200) {
    sendBytes(req, res, representation, body);
    return;
  }
  res.writeHead(prepared.status, { ...headers, ...contentHeaders, 'Content-Length': body.length }).end(body);
};
