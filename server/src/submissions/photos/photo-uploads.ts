import { statfs } from 'node:fs/promises';
import { MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_PHOTOS_BYTES, uploadMetadataSchema } from '@jeweler/core/schemas';
import { Metadata } from '@tus/server';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { Config } from '../../config.ts';
import type { ShopData } from '../../database/database.ts';
import {
  DiskFullError,
  MalformedError,
  NotFoundError,
  TooLargeError,
  ValidationError,
} from '../../errors.ts';
import { sendWebResponse, TusBridge, toWebRequest } from '../../media/uploads/tus-bridge.ts';
import { UploadSlots } from '../../media/uploads/upload-slots.ts';
import { validate } from '../../validate.ts';
import { GONE, isRefusal, PhotoFinisher, type PhotoOutcome } from './finish-photo.ts';
import { type PhotoLink, readRoom } from './photo-links.ts';
import { PhotoStore, photoRow } from './photo-store.ts';

export interface PhotoDeps extends ShopData {
  readonly config: Pick<Config, 'dataDir' | 'uploads'>;
}

const MEGABYTE = 1_000_000;

const metadataSchema = uploadMetadataSchema.pick({ sha256: true });

/** The hash that the client says; what else it says of the file does not matter. */
const readSha256 = (header: string | null): string | null => {
  try {
    const { sha256 } = Metadata.parse(header ?? undefined);
    return validate(metadataSchema, { sha256: sha256 ?? undefined }).sha256 ?? null;
  } catch (error) {
    if (error instanceof ValidationError) throw error;
    throw new MalformedError('The upload does not say what it is (Upload-Metadata).');
  }
};

const toHeaders = (outcome: PhotoOutcome): Record<string, string> =>
  outcome === null ? {} : { 'Upload-Outcome': outcome };

/** Photos that visitors add to their requests, by tus. */
export class PhotoUploads {
  readonly #deps: PhotoDeps;
  readonly #finisher: PhotoFinisher;
  readonly #bridge: TusBridge;
  readonly #slots = new UploadSlots();
  readonly #links = new WeakMap<Request, PhotoLink>();

  constructor(deps: PhotoDeps) {
    this.#deps = deps;
    const store = new PhotoStore(deps.database);
    this.#finisher = new PhotoFinisher(deps, store);
    this.#bridge = new TusBridge(store, {
      onUploadCreate: async (request, { id }) => {
        await this.#create(this.#linkOf(request), id, request.headers);
        return {};
      },
      onIncomingRequest: async (request, id) => {
        if (request.method !== 'POST') await this.#check(this.#linkOf(request), id);
      },
      onUploadFinish: async (_request, { id }) => ({ headers: toHeaders(await this.#finisher.finish(id)) }),
    });
  }

  /** Answers a request of the protocol. @throws RequestError */
  async answer(link: PhotoLink, request: ExpressRequest, response: ExpressResponse): Promise<void> {
    const web = toWebRequest(request);
    this.#links.set(web, link);
    const id = String(request.params.id ?? '');
    const isReceiving = request.get('content-type') === 'application/offset+octet-stream';
    let release = () => {};
    try {
      if (isReceiving) release = this.#slots.take(link.tokenHash, id);
      const answer = await this.#bridge.handle(web);
      if (request.method === 'HEAD') response.set(await this.#outcome(id));
      sendWebResponse(response, answer);
    } catch (error) {
      // What is still being sent would block the connection.
      request.resume();
      throw error;
    } finally {
      release();
    }
  }

  /** Checks what can be known before the first byte; what is under way is counted and added to by one at a time. */
  async #create({ submissionId }: PhotoLink, id: string, headers: Headers): Promise<void> {
    const size = Number(headers.get('upload-length'));
    const sha256 = readSha256(headers.get('upload-metadata'));
    if (size === 0) throw new ValidationError({ filename: 'This photo is empty.' });
    if (size > MAX_PHOTO_BYTES)
      throw new TooLargeError(`A photo may have ${MAX_PHOTO_BYTES / MEGABYTE} MB at most.`);
    const { config, database, clock } = this.#deps;
    const { bavail, bsize } = await statfs(config.dataDir);
    if (bavail * bsize - size < config.uploads.diskReserve) throw new DiskFullError();
    const row = { id, submission_id: submissionId, size, sha256, created_at: clock().toISOString() };
    await database.writes.run(
      async (trx) => {
        // The same, begun elsewhere or before the page was loaded again.
        await trx
          .deleteFrom('request_photos')
          .where('submission_id', '=', submissionId)
          .where('sha256', '=', sha256)
          .where('outcome', 'is', null)
          .execute();
        const { filesLeft, bytesLeft } = await readRoom(trx, submissionId);
        if (filesLeft === 0) throw new TooLargeError(`A request takes ${MAX_PHOTOS} photos at most.`);
        if (size > bytesLeft)
          throw new TooLargeError(
            `The photos of a request may have ${MAX_PHOTOS_BYTES / MEGABYTE} MB together at most.`,
          );
        await trx.insertInto('request_photos').values(row).execute();
      },
      { isAnnounced: false },
    );
  }

  /** @throws NotFoundError also for photos of other requests */
  async #check({ submissionId }: PhotoLink, id: string): Promise<void> {
    const photo = await photoRow(this.#deps.database.query, id);
    if (photo?.submission_id !== submissionId) throw new NotFoundError(GONE);
  }

  /** Finishes first what a server that has ended had received. */
  async #outcome(id: string): Promise<Record<string, string>> {
    try {
      return toHeaders(await this.#finisher.finish(id));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { ...toHeaders('refused'), 'Upload-Message': encodeURIComponent(error.message) };
    }
  }

  #linkOf(request: Request): PhotoLink {
    const link = this.#links.get(request);
    if (!link) throw new NotFoundError(GONE);
    return link;
  }
}
