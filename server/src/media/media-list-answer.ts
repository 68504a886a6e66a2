import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_FIRST_FILES, type MediaList, type MediaListStart } from '@jeweler/core/schemas';
import { ValidationError } from '../errors.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from '../http/prepared-response.ts';
import type { AdminSessions } from '../staff/admin-sessions.ts';
import { bearerToken } from '../staff/require-staff.ts';
import { toMediaFile } from './index/media-entry.ts';
import type { MediaIndex } from './index/media-index.ts';

/** Path of the list, without a query: exactly what the portal requests, except for a refresh. */
export const MEDIA_LIST = '/api/admin/media';
/** Files added to the list before the server yields to other requests. */
const BATCH = 1000;

/** The list of all media files as a prepared response, made once for each revision, on first request. */
export class MediaListAnswer {
  readonly #media: MediaIndex;
  readonly #headers: Readonly<Record<string, string>>;
  #ready: { revision: string; answer: PreparedResponse } | undefined;
  #making: { revision: string; answer: Promise<PreparedResponse> } | undefined;

  /** @param headers of every representation: security and caching */
  constructor(media: MediaIndex, headers: Readonly<Record<string, string>>) {
    this.#media = media;
    this.#headers = headers;
  }

  /** The response for the current revision, if it has been made. */
  get ready(): PreparedResponse | undefined {
    return this.#ready?.revision === this.#media.revision ? this.#ready.answer : undefined;
  }

  /** The response for the current revision; concurrent callers share the work. */
  async get(): Promise<PreparedResponse> {
    const { ready } = this;
    if (ready) return ready;
    const { revision } = this.#media;
    if (this.#making?.revision === revision) return this.#making.answer;
    const making = { revision, answer: this.#make(revision) };
    this.#making = making;
    try {
      const answer = await making.answer;
      if (this.#making === making) this.#ready = { revision, answer };
      return answer;
    } finally {
      if (this.#making === making) this.#making = undefined;
    }
  }

  async #make(revision: string): Promise<PreparedResponse> {
    return prepareResponse({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: await listText(this.#media.entries, revision),
      tag: revision,
      headers: this.#headers,
    });
  }
}

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
export const listStart = ({ entries }: MediaIndex, first: string): MediaListStart => {
  const count = Number(first);
  if (!Number.isInteger(count) || count < 1 || count > MAX_FIRST_FILES) {
    throw new ValidationError({ first: `Please ask for 1 to ${MAX_FIRST_FILES} files.` });
  }
  return { files: entries.slice(0, count).map(toMediaFile), total: entries.length };
};

/**
 * Sends the list if it is already prepared and the session is in memory, otherwise returns false; to be
 * called before Express, like the read side.
 */
export const answerMediaList =
  (list: MediaListAnswer, sessions: AdminSessions) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    if (req.url !== MEDIA_LIST || req.method !== 'GET') return false;
    const answer = list.ready;
    const token = answer && bearerToken(req);
    if (!token || !sessions.findKnown(token)) return false;
    sendPrepared(req, res, answer);
    return true;
  };
