import { MAX_PHOTOS, MAX_PHOTOS_BYTES, PHOTO_LINK_DAYS } from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import type { ShopData } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { NotFoundError } from '../../errors.ts';
import { tokenHash } from '../../secret-token.ts';

/** The query for those of a request that have arrived, oldest first. */
export const storedPhotos = (query: Kysely<Tables>, submissionId: number) =>
  query
    .selectFrom('request_photos')
    .select(['id', 'at'])
    .where('submission_id', '=', submissionId)
    .whereRef('received', '=', 'size')
    .orderBy('at')
    .orderBy('id');

/** The same with their JPEGs in base64, as a file has them. */
export const readPhotosWhole = async (query: Kysely<Tables>, submissionId: number) => {
  const photos = await storedPhotos(query, submissionId).select('content').execute();
  return photos.map(({ content, ...photo }) => ({ ...photo, jpeg: content?.toString('base64') ?? '' }));
};

/** The JPEG of one. @throws NotFoundError when the request has no such photo */
export const readPhoto = async (query: Kysely<Tables>, { reference, id }: PhotoName): Promise<Buffer> => {
  const row = await query
    .selectFrom('request_photos')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('content')
    .where('submissions.reference', '=', reference)
    .where('request_photos.id', '=', id)
    .executeTakeFirst();
  if (!row?.content) throw new NotFoundError('This photo no longer exists.');
  return row.content;
};
export type PhotoName = Readonly<Record<'reference' | 'id', string>>;

/** The hashes of a request's photos, and what it still takes, of which those under way are counted off. */
export const countPhotos = async (query: Kysely<Tables>, submissionId: number) => {
  const photos = await query
    .selectFrom('request_photos')
    .select(['size', 'received', 'sha256'])
    .where('submission_id', '=', submissionId)
    .orderBy('at')
    .execute();
  return {
    received: photos.flatMap(({ size, received, sha256 }) => (received === size ? (sha256 ?? []) : [])),
    filesLeft: MAX_PHOTOS - photos.length,
    bytesLeft: photos.reduce((left, { size }) => left - size, MAX_PHOTOS_BYTES),
  };
};

/** A link that works, and the request that it adds to. Of one `client`, two photos are received at a time. */
export type PhotoLink = Awaited<ReturnType<typeof findPhotoLink>>;

const DAY_MS = 24 * 60 * 60_000;

/** @throws NotFoundError for a token without a link that works, and for requests that were deleted or are spam */
export const findPhotoLink = async ({ database, clock }: ShopData, token: string) => {
  const client = tokenHash(token);
  const link = await database.query
    .selectFrom('visit_links')
    .innerJoin('submissions', 'submissions.id', 'visit_links.submission_id')
    .select(['submission_id as submissionId', 'reference', 'created_at'])
    .where('token_hash', '=', client)
    .where('purpose', '=', 'photos')
    .where('status', '!=', 'spam')
    .executeTakeFirst();
  const end = Date.parse(link?.created_at ?? '') + PHOTO_LINK_DAYS * DAY_MS;
  if (!link || end <= clock().getTime()) throw new NotFoundError('This link has ended.');
  const { submissionId, reference } = link;
  return { client, submissionId, reference, expiresAt: new Date(end).toISOString() };
};
