import { MAX_PHOTOS, MAX_PHOTOS_BYTES } from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { NotFoundError } from '../../errors.ts';

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
