import { MAX_PHOTOS, MAX_PHOTOS_BYTES, type OpenedPhotos } from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import type { Database, ShopData } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { NotFoundError } from '../../errors.ts';
import { tokenHash } from '../../secret-token.ts';

/** A link that works, and the request that it adds to. */
export interface PhotoLink {
  readonly tokenHash: string;
  readonly submissionId: number;
  readonly reference: string;
  readonly expiresAt: string;
}

const DAY_MS = 24 * 60 * 60_000;

/** @throws NotFoundError for a token without a link that works, and for requests that were deleted or are spam */
export const findPhotoLink = async ({ database, clock }: ShopData, token: string): Promise<PhotoLink> => {
  const link = await database.query
    .selectFrom('photo_links')
    .innerJoin('submissions', 'submissions.id', 'photo_links.submission_id')
    .select([
      'token_hash as tokenHash',
      'submission_id as submissionId',
      'reference',
      'expires_at as expiresAt',
    ])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', clock().toISOString())
    .where('status', '!=', 'spam')
    .executeTakeFirst();
  if (!link) throw new NotFoundError('This link has ended.');
  return link;
};

/** What the page starts with, and asks for when it comes back into view. */
export const openPhotoLink = async (deps: ShopData, token: string): Promise<OpenedPhotos> => {
  const { submissionId, reference, expiresAt } = await findPhotoLink(deps, token);
  const { query } = deps.database;
  const stored = await query
    .selectFrom('request_photos')
    .select('sha256')
    .where('submission_id', '=', submissionId)
    .where('outcome', '=', 'stored')
    .orderBy('ended_at')
    .execute();
  const received = stored.flatMap(({ sha256 }) => sha256 ?? []);
  return { reference, received, ...(await readRoom(query, submissionId)), expiresAt };
};

/** What a request still takes. What has been refused, or was there before, takes no room. */
export const readRoom = async (
  query: Kysely<Tables>,
  submissionId: number,
): Promise<Pick<OpenedPhotos, 'filesLeft' | 'bytesLeft'>> => {
  const { files, bytes } = await query
    .selectFrom('request_photos')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size').as('bytes')])
    .where('submission_id', '=', submissionId)
    .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '=', 'stored')]))
    .executeTakeFirstOrThrow();
  return {
    filesLeft: Math.max(0, MAX_PHOTOS - files),
    bytesLeft: Math.max(0, MAX_PHOTOS_BYTES - (bytes ?? 0)),
  };
};

/** Removes what was begun a day ago and is not among a request's photos, and links that have ended. */
export const removeOldPhotos = async (database: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  await database.writes.run(
    async (trx) => {
      await trx.deleteFrom('photo_links').where('expires_at', '<=', now.toISOString()).execute();
      await trx
        .deleteFrom('request_photos')
        .where('created_at', '<=', before)
        .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '!=', 'stored')]))
        .execute();
    },
    { isAnnounced: false },
  );
};
