import { MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_PHOTOS_BYTES, uploadMetadataSchema } from '@jeweler/core/schemas';
import type { Config } from '../../config.ts';
import type { Database, ShopData } from '../../database/database.ts';
import { DiskFullError, TooLargeError } from '../../errors.ts';
import { freeBytes } from '../../free-bytes.ts';
import { readMetadata } from '../../media/uploads/check-creation.ts';
import { tusBridge } from '../../media/uploads/tus-bridge.ts';
import { validate } from '../../validate.ts';
import { isRefusal, type PhotoOutcome, photoFinisher } from './finish-photo.ts';
import type { PhotoLink } from './photo-links.ts';
import { findPhoto, PhotoStore } from './photo-store.ts';
import { countPhotos } from './read-photos.ts';

export interface PhotoDeps extends ShopData {
  readonly config: Pick<Config, 'dataDir' | 'uploads'>;
}

const DAY_MS = 24 * 60 * 60_000;
const TOO_MUCH = `A request takes ${MAX_PHOTOS} photos of at most ${MAX_PHOTO_BYTES / 1_000_000} MB, and ${MAX_PHOTOS_BYTES / 1_000_000} MB together.`;

const toHeaders = (outcome: PhotoOutcome): Record<string, string> =>
  outcome === null ? {} : { 'Upload-Outcome': outcome };

/** Answers the requests of tus by which visitors add photos. */
export const photoUploads = (deps: PhotoDeps) => {
  const { query } = deps.database;
  const finish = photoFinisher(deps);
  return tusBridge(new PhotoStore(deps.database), (link: PhotoLink) => ({
    onUploadCreate: async ({ headers }, { id }) => {
      await beginPhoto(deps, link, id, headers);
      return {};
    },
    onIncomingRequest: async ({ method }, id) => {
      if (method !== 'POST') await findPhoto(query, id, link);
    },
    onUploadFinish: async (_request, { id }) => ({ headers: toHeaders(await finish(id)) }),
    // Finishes first what a server that has ended had received.
    outcome: async (id) => {
      await findPhoto(query, id, link);
      const outcome = finish(id).catch((error: unknown) => {
        if (isRefusal(error)) return 'refused' as const;
        throw error;
      });
      return toHeaders(await outcome);
    },
  }));
};

/** Checks what can be known before the first byte; what is under way is counted and added to by one at a time. */
const beginPhoto = async (
  { config, database, clock }: PhotoDeps,
  { submissionId }: PhotoLink,
  id: string,
  headers: Headers,
): Promise<void> => {
  const { sha256 = null } = validate(uploadMetadataSchema, readMetadata(headers));
  const size = Number(headers.get('upload-length'));
  if ((await freeBytes(config.dataDir)) - size < config.uploads.diskReserve) throw new DiskFullError();
  const row = { id, submission_id: submissionId, size, sha256, created_at: clock().toISOString() };
  await database.writes.run(async (trx) => {
    // The same, begun elsewhere or before the page was loaded again.
    await trx
      .deleteFrom('request_photos')
      .where('submission_id', '=', submissionId)
      .where('sha256', '=', sha256)
      .where('outcome', 'is', null)
      .execute();
    const { filesLeft, bytesLeft } = await countPhotos(trx, submissionId);
    if (filesLeft === 0 || size > Math.min(MAX_PHOTO_BYTES, bytesLeft)) throw new TooLargeError(TOO_MUCH);
    await trx.insertInto('request_photos').values(row).execute();
  });
};

/** Removes what was begun a day ago and is not among a request's photos. */
export const removeOldPhotos = async ({ writes }: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  await writes.run((trx) =>
    trx
      .deleteFrom('request_photos')
      .where('created_at', '<=', before)
      .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '!=', 'stored')]))
      .execute(),
  );
};
