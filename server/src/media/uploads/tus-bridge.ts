import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { ApiErrorCode } from '@jeweler/core/schemas';
import {
  type DataStore,
  type Lock,
  type Locker,
  type RequestRelease,
  Server,
  type ServerOptions,
} from '@tus/server';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { RequestError } from '../../errors.ts';
import { UploadSlots } from './upload-slots.ts';

/** How long a request waits until the one before it has ended, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * One request at a time for each upload. A connection that was lost may still count as open here: whoever asks
 * next has it ended. tus's own locker looks again without a pause while it waits.
 */
class UploadLocker implements Locker {
  readonly #holders = new Map<string, RequestRelease>();
  readonly #released = new EventEmitter().setMaxListeners(0);

  newLock(id: string): Lock {
    return {
      lock: async (stopped, requestRelease) => {
        const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
        for (let holder = this.#holders.get(id); holder; holder = this.#holders.get(id)) {
          const released = once(this.#released, id, { signal }).catch(() => {
            throw LOCKED;
          });
          await Promise.all([released, holder()]);
        }
        this.#holders.set(id, requestRelease);
      },
      unlock: async () => {
        this.#holders.delete(id);
        this.#released.emit(id);
      },
    };
  }
}

/** In the form of tus's own errors. */
const LOCKED = { status_code: 423, body: 'Another request for this upload is just ending.' };

/** How long a request that is displaced by the next one may still write what it has received, in milliseconds. */
const DRAIN_MS = 300;

/** A failure of the protocol; tus's own texts are for programmers. */
class TusError extends RequestError {
  override name = 'TusError';
  readonly status: number;
  readonly code: ApiErrorCode;
  override readonly headers: Readonly<Record<string, string>>;

  constructor(status: number) {
    const [code, message] = texts[status] ?? ['malformed', 'This upload cannot be understood.'];
    super(message);
    this.status = status;
    this.code = code;
    this.headers = status === 423 ? { 'Retry-After': '1' } : {};
  }
}

const texts: Readonly<Record<number, readonly [ApiErrorCode, string]>> = {
  404: ['not_found', 'This upload no longer exists. Please start it again.'],
  409: ['conflict', 'The upload has to continue from another position.'],
  410: ['not_found', 'What had been sent of this file is gone. Please start it again.'],
  413: ['too_large', 'More was sent than the file was said to have.'],
  423: ['conflict', 'The connection before this one is just ending. Please try again in a moment.'],
};

/** What the application adds to the protocol, for whoever sends; an error in it refuses the request. */
interface UploadParts extends Pick<ServerOptions, 'onIncomingRequest' | 'onUploadCreate' | 'onUploadFinish'> {
  readonly datastore: DataStore;
  /** For a client that asks how far its upload is: what became of it, as headers. */
  readonly outcome: (id: string) => Promise<Record<string, string>>;
}

/**
 * The function that answers requests of the protocol, for whoever sends them. It rejects with RequestErrors, as everywhere in
 * the API, or with what a hook or the store has failed with.
 */
export const tusBridge = <Access extends { readonly client: string; readonly network?: string }>(
  partsOf: (access: Access) => UploadParts,
) => {
  const slots = new UploadSlots();
  const locker = new UploadLocker();
  return async (access: Access, request: ExpressRequest, response: ExpressResponse): Promise<void> => {
    const { outcome, ...parts } = partsOf(access);
    let failure: unknown;
    // One for each request, whose parts know who sends.
    const server = new Server({
      ...parts,
      // Addresses are made below: uploads are mounted more than once.
      path: '/',
      locker,
      lockDrainTimeout: DRAIN_MS,
      allowedOrigins: [],
      generateUrl: ({ url }, { id }) => `${new URL(url).pathname}/${id}`,
      getFileIdFromRequest: ({ url }) => UPLOAD_ID.exec(new URL(url).pathname)?.[0],
      onResponseError: (_request, error) => {
        failure = error;
        return undefined;
      },
    });
    response.set('Tus-Resumable', '1.0.0');
    const isReceiving = request.get('content-type') === 'application/offset+octet-stream';
    const upload = String(request.params.id ?? randomUUID());
    const release = isReceiving ? slots.take(access.client, upload, access.network) : () => {};
    try {
      const ended = request.method === 'HEAD' ? await outcome(upload) : {};
      const answer = await server.handleWeb(toWebRequest(request));
      if (failure instanceof Error) throw failure;
      if (answer.status >= 400) throw new TusError(answer.status);
      release();
      response.set(ended);
      sendWebResponse(response, answer);
    } catch (error) {
      // What is still being sent would block the connection.
      request.resume();
      throw error;
    } finally {
      release();
    }
  };
};

const UPLOAD_ID = /[\da-f]{32}$/;

/** The request in the form that the protocol's server takes. A connection that is lost ends its body early. */
const toWebRequest = (request: ExpressRequest): Request => {
  const { method, originalUrl } = request;
  const headers = new Headers();
  for (const name of ['content-type', 'content-length', 'tus-resumable', ...UPLOAD_HEADERS]) {
    const value = request.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  const hasBody = method === 'PATCH' || method === 'POST';
  return new Request(new URL(originalUrl.split('?', 1)[0] ?? '', 'http://localhost'), {
    method,
    headers,
    ...(hasBody && { body: ReadableStream.from(untilLost(request)), duplex: 'half' }),
  });
};

const UPLOAD_HEADERS = [
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'upload-defer-length',
  'upload-concat',
];

async function* untilLost(request: ExpressRequest): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch {
    // The connection: what has arrived is kept.
  }
}

/** Sends an answer of the protocol's server, without its headers for other sites. */
const sendWebResponse = (response: ExpressResponse, answer: Response): void => {
  for (const [name, value] of answer.headers)
    if (!name.startsWith('access-control-')) response.set(name, value);
  response.status(answer.status).end();
};
