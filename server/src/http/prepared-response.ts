import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './content-encoding.ts';
import { describeRepresentation, type Headers, type Representation, sendBytes } from './representation.ts';

/**
 * An answer made once and sent many times: every encoding of its body, its headers and its ETags
 * are ready, so sending is one `writeHead` and one `end`.
 */
export interface PreparedResponse extends Readonly<Record<Encoding, EncodedBody>> {
  /** Memory its bodies take, in bytes; bounds the caches that hold it. */
  readonly bytes: number;
  readonly status: number;
  /** The same answer with as few bytes as can be had, a tenth less, for one that is asked for again. */
  readonly compressFully?: () => Promise<PreparedResponse>;
}

interface EncodedBody extends Representation {
  readonly body: Buffer;
}

/** A body and what it becomes by compression, where there is such a thing. */
export type EncodedBodies = { readonly identity: Buffer } & Partial<Readonly<Record<Encoding, Buffer>>>;

interface Answer {
  readonly status: number;
  /** With its charset; the answer is compressed whatever the type. */
  readonly contentType: string;
  readonly body: string;
  /** Names the body in its ETags where something cheaper than its bytes does. */
  readonly tag?: string;
  /** Names the compression in the ETag of the body by brotli. */
  readonly brotliTag?: string;
  /** Cache-Control, security headers and whatever else every representation carries. */
  readonly headers: Headers;
}

/** Good at the price of a few milliseconds for a page: somebody waits for it. */
const BROTLI_QUALITY = 5;
/** Takes about two milliseconds for each kB, as long as it may for the built assets. */
const FULL_BROTLI_QUALITY = zlib.BROTLI_MAX_QUALITY;
const FULLY_COMPRESSED_UP_TO_BYTES = 500_000;
/** Below this a compressed body saves no packet. */
const COMPRESS_FROM_BYTES = 860;

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** Compresses and describes an answer; the work runs on zlib's own threads. */
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
    // Other bytes, so another strong ETag.
    return prepareBodies({ ...description, brotliTag: 'br-full' }, { identity, gzip: gzipped, br: smaller });
  };
  return { ...prepared, compressFully };
};

/** Describes an answer whose body comes compressed already. */
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
    // A strong ETag names bytes, so each encoding has its own.
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
 * Sends the representation the client prefers; conditions and ranges hold for that one. An answer
 * other than 200 knows neither.
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
