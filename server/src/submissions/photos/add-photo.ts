import { createHash } from 'node:crypto';
import { ERRORS } from '@tus/server';
import type { Kysely, Selectable, Transaction } from 'kysely';
import pLimit from 'p-limit';
import type { ShopData } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { MalformedError, UnsupportedMediaTypeError } from '../../errors.ts';
import { makeVariant, NoPictureError, PHOTO } from '../../media/images/image-variant.ts';
import { addToHistory, VISITOR } from '../store-state.ts';
import { markUnread } from '../store-submission.ts';
import { countPhotos } from './read-photos.ts';

/** How often a server begins to read the same photo; if it has ended each time, it is the photo's fault. */
const MAX_ATTEMPTS = 3;
/** Photos of a request that come within so many milliseconds are one line of its history, and one notification. */
const TOGETHER_MS = 10 * 60_000;
/** What else sharp could read is not for files of strangers. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif']);
/** Enough to recognise these by. */
const SAMPLE_BYTES = 4100;
/** One is decoded at a time: visitors of the site come first. */
const oneAtATime = pLimit(1);

export const unreadable = () =>
  new UnsupportedMediaTypeError(
    'This photo cannot be read: JPEG, PNG, WebP and AVIF can, of at most 64 million pixels.',
  );

type Sent = Omit<Selectable<Tables['request_photos']>, 'at' | 'content'>;

/**
 * Makes of a photo whose last bytes have come what staff see, and tells them.
 * @throws UnsupportedMediaTypeError, MalformedError: it is not taken, and what had come of it is gone
 */
export const addPhoto = (
  { database: { query, writes, truncateLog }, clock }: ShopData,
  { id, submission_id, size, received, attempts, sha256: expected }: Sent,
  last: Buffer,
): Promise<void> =>
  oneAtATime(async () => {
    const change = (trx: Transaction<Tables>) => trx.updateTable('request_photos').where('id', '=', id);
    /** Unless another server has been faster. */
    const drop = (trx: Transaction<Tables>) =>
      trx.deleteFrom('request_photos').where('id', '=', id).where('received', '=', received).execute();
    const sent = Buffer.concat([...(await readParts(query, id)), last]);
    const sha256 = createHash('sha256').update(sent).digest('hex');
    try {
      if (expected !== null && expected !== sha256)
        throw new MalformedError('This photo has arrived damaged. Please send it again.');
      if (attempts >= MAX_ATTEMPTS) throw unreadable();
      await writes.run((trx) =>
        change(trx)
          .set({ attempts: attempts + 1 })
          .execute(),
      );
      const content = await decode(sent);
      await writes.run(async (trx) => {
        const stored = await countPhotos(trx, submission_id);
        // The same photo again counts once.
        if (stored.received.includes(sha256)) return drop(trx);
        const at = clock().toISOString();
        const { numUpdatedRows } = await change(trx)
          .set({ received: size, at, sha256, content })
          .where('received', '=', received)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw ERRORS.INVALID_OFFSET;
        await trx.deleteFrom('request_photo_parts').where('photo_id', '=', id).execute();
        return tellStaff(trx, submission_id, at);
      });
    } catch (error) {
      if (error instanceof UnsupportedMediaTypeError || error instanceof MalformedError)
        await writes.run(drop);
      throw error;
    } finally {
      // What the visitor has sent may say where it was taken.
      truncateLog();
    }
  });

const readParts = async (query: Kysely<Tables>, id: string): Promise<Buffer[]> => {
  const parts = await query
    .selectFrom('request_photo_parts')
    .select('content')
    .where('photo_id', '=', id)
    .orderBy('position')
    .execute();
  return parts.map(({ content }) => content);
};

/** @throws UnsupportedMediaTypeError */
const decode = async (sent: Buffer): Promise<Buffer> => {
  // Loaded by the first upload: 2 MB that reading the site does not need.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(sent.subarray(0, SAMPLE_BYTES));
  if (!type || !TYPES.has(type.mime)) throw unreadable();
  return makeVariant(sent, PHOTO).catch((error: unknown) => {
    throw error instanceof NoPictureError ? unreadable() : error;
  });
};

/** The request is unread for everybody; its history has one line for what comes together. */
const tellStaff = async (trx: Transaction<Tables>, id: number, at: string): Promise<void> => {
  await markUnread(trx, id);
  const together = new Date(Date.parse(at) - TOGETHER_MS).toISOString();
  const { numUpdatedRows } = await trx
    .updateTable('submissions')
    .set({ photos_at: at })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('photos_at', 'is', null), eb('photos_at', '<=', together)]))
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await addToHistory(trx, { adminId: 0, username: VISITOR, at }, id, { action: 'photos' });
};
