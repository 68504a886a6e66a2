import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { MAX_FIRST_FILES, type MediaList, type MediaListStart } from '@jeweler/core/schemas';
import type { Request, RequestHandler, Router } from 'express';
import { ValidationError } from '../errors.ts';
import { toMediaFile } from './index/media-entry.ts';
import type { MediaIndex } from './index/media-index.ts';

/** Good compression for a few milliseconds per thousand files: a client is waiting for it. */
const BROTLI_QUALITY = 5;
/** Files added to the list before the server yields to other requests. */
const BATCH = 1000;

interface ListBodies {
  readonly revision: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** Adds `GET /api/admin/media`; to be called after `requireStaff`. */
export const addMediaList = (router: Router, media: MediaIndex): void => {
  const currentBodies = cachedBodies(media);

  const sendList: RequestHandler = async (request, response) => {
    const { first, rescan } = request.query;
    if (typeof first === 'string') {
      response.json(listStart(media, first));
      return;
    }
    if (rescan === '1') await media.rescan();
    const bodies = await currentBodies();
    const encoding = acceptedEncoding(request);
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.set('Cache-Control', 'private, no-cache').vary('Accept-Encoding').type('json');
    // Weak: the same list in every encoding. `send` answers 304 to it.
    response.set('ETag', `W/"${bodies.revision}"`).send(bodies[encoding]);
  };

  router.get('/api/admin/media', sendList);
};

/** Checked one by one, because among equal preferences the client's order would decide. */
const acceptedEncoding = (request: Request): 'br' | 'gzip' | 'identity' =>
  request.acceptsEncodings('br') ? 'br' : request.acceptsEncodings('gzip') ? 'gzip' : 'identity';

/** The list in every encoding, made once for each revision, on first request; concurrent requests share it. */
const cachedBodies = (media: MediaIndex) => {
  let making: { readonly revision: string; readonly bodies: Promise<ListBodies> } | undefined;
  return (): Promise<ListBodies> => {
    const { entries, revision } = media;
    if (making?.revision !== revision) making = { revision, bodies: makeBodies(entries, revision) };
    return making.bodies;
  };
};

const makeBodies = async (entries: MediaIndex['entries'], revision: string): Promise<ListBodies> => {
  const identity = Buffer.from(await listText(entries, revision));
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, { params }),
  ]);
  return { revision, identity, gzip: gzipped, br };
};

const listText = async (entries: MediaIndex['entries'], revision: string): Promise<string> => {
  const batches: string[] = [];
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = entries.slice(from, from + BATCH).map(toMediaFile);
    batches.push(JSON.stringify(batch satisfies MediaList['files']).slice(1, -1));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return `{"files":[${batches.join(',')}],"revision":${JSON.stringify(revision)}}`;
};

/**
 * The first files of the list, for a portal that shows them before it has loaded the whole list.
 * @param first the query parameter, unparsed
 * @throws ValidationError unless it is an integer from 1 to `MAX_FIRST_FILES`
 */
const listStart = ({ entries }: MediaIndex, first: string): MediaListStart => {
  const count = Number(first);
  if (!Number.isInteger(count) || count < 1 || count > MAX_FIRST_FILES) {
    throw new ValidationError({ first: `Please ask for 1 to ${MAX_FIRST_FILES} files.` });
  }
  return { files: entries.slice(0, count).map(toMediaFile), total: entries.length };
};
