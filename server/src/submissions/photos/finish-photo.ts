import { createHash } from 'node:crypto';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import pLimit from 'p-limit';
import type { ShopData } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { MalformedError, UnsupportedMediaTypeError } from '../../errors.ts';
import { makeVariant, NoPictureError, PHOTO } from '../../media/images/image-variant.ts';
import { addToHistory, VISITOR } from '../store-state.ts';
import { markUnread } from '../store-submission.ts';
import { findPhoto } from './photo-store.ts';
import { countPhotos } from './read-photos.ts';

/** What became of a photo; null while bytes are missing. */
export type PhotoOutcome = Selectable<Tables['request_photos']>['outcome'];

/** How often a server begins to read the same photo; if it has ended each time, it is the photo's fault. */
const MAX_ATTEMPTS = 3;
/** Photos of a request that come within so many milliseconds are one line of its history, and one notification. */
const TOGETHER_MS = 10 * 60_000;

const UNREADABLE = 'This photo cannot be read: JPEG, PNG, WebP and AVIF can, of at most 64 million pixels.';
const DAMAGED = 'This photo has arrived damaged. Please send it again.';

/** Whether it is the photo's own fault: sent again, it would be refused again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof UnsupportedMediaTypeError || error instanceof MalformedError;

/**
 * The function that makes of a photo, once it is complete, what staff see. Whatever interrupts it, the next call goes on.
 * It throws UnsupportedMediaTypeError, MalformedError (`isRefusal`), NotFoundError.
 */
export const photoFinisher = ({ database, clock }: ShopData): ((id: string) => Promise<PhotoOutcome>) => {
  const { query, writes } = database;
  /** One is decoded at a time: visitors of the site come first. */
  const limit = pLimit(1);

  const finish = async (id: string): Promise<PhotoOutcome> => {
    const { outcome, submission_id, attempts, ...photo } = await findPhoto(query, id);
    // Another request was faster.
    if (outcome !== null) return outcome;
    const sent = await readParts(query, id);
    const sha256 = createHash('sha256').update(sent).digest('hex');
    const ended_at = clock().toISOString();
    try {
      if (photo.sha256 !== null && photo.sha256 !== sha256) throw new MalformedError(DAMAGED);
      if (attempts >= MAX_ATTEMPTS) throw new UnsupportedMediaTypeError(UNREADABLE);
      await writes.run((trx) => change(trx, id, { attempts: attempts + 1 }));
      const content = await decode(sent);
      return await writes.run(async (trx) => {
        // It may be gone by now.
        await findPhoto(trx, id);
        const { hashes } = await countPhotos(trx, submission_id);
        if (hashes.includes(sha256)) return end(trx, id, { outcome: 'known', ended_at });
        await tellStaff(trx, submission_id, ended_at);
        return end(trx, id, { outcome: 'stored', ended_at, sha256, content });
      });
    } catch (error) {
      if (isRefusal(error)) await writes.run((trx) => end(trx, id, { outcome: 'refused', ended_at }));
      throw error;
    } finally {
      // What the visitor has sent may say where it was taken.
      database.truncateLog();
    }
  };

  return async (id) => {
    const { outcome, received, size } = await findPhoto(query, id);
    if (outcome !== null || received < size) return outcome;
    return limit(() => database.exclusively(() => finish(id), `photo ${id}`));
  };
};

const readParts = async (query: Kysely<Tables>, id: string): Promise<Buffer> => {
  const parts = await query
    .selectFrom('request_photo_parts')
    .select('content')
    .where('photo_id', '=', id)
    .orderBy('position')
    .execute();
  return Buffer.concat(parts.map(({ content }) => content));
};

const decode = (sent: Buffer): Promise<Buffer> =>
  makeVariant(sent, PHOTO).catch((error: unknown) => {
    throw error instanceof NoPictureError ? new UnsupportedMediaTypeError(UNREADABLE) : error;
  });

type Change = Updateable<Tables['request_photos']>;

const change = (trx: Transaction<Tables>, id: string, changes: Change) =>
  trx.updateTable('request_photos').set(changes).where('id', '=', id).execute();

/** Stores what became of a photo. What has been sent of it goes. */
const end = async (
  trx: Transaction<Tables>,
  id: string,
  ended: Change & { readonly outcome: PhotoOutcome },
): Promise<PhotoOutcome> => {
  await change(trx, id, ended);
  await trx.deleteFrom('request_photo_parts').where('photo_id', '=', id).execute();
  return ended.outcome;
};

/** The request is unread for everybody; its history has one line for what comes together. */
const tellStaff = async (trx: Transaction<Tables>, submissionId: number, at: string): Promise<void> => {
  await markUnread(trx, submissionId);
  const last = await trx
    .selectFrom('submission_history')
    .select(['action', 'at'])
    .where('submission_id', '=', submissionId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const isTold = last?.action === 'photos' && Date.parse(at) - Date.parse(last.at) < TOGETHER_MS;
  if (!isTold)
    await addToHistory(trx, { adminId: 0, username: VISITOR, at }, submissionId, { action: 'photos' });
};
