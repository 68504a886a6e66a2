import { MAX_PHOTOS, MAX_PHOTOS_BYTES } from '@jeweler/core/schemas';
import type { Kysely, NotNull } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { NotFoundError } from '../../errors.ts';

/** The query for those of a request that have arrived, oldest first. */
export const storedPhotos = (query: Kysely<Tables>, submissionId: number) =>
  query
    .selectFrom('request_photos')
    .select(['id', 'ended_at as at'])
    .where('submission_id', '=', submissionId)
    .where('outcome', '=', 'stored')
    .orderBy('ended_at')
    .orderBy('id')
    .$narrowType<{ at: NotNull }>();

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

/**
 * The photos of a request, by their hashes, and what it still takes, of which those under way are counted off. What has
 * been refused, or was there before, takes no room.
 */
export const countPhotos = async (query: Kysely<Tables>, submissionId: number) => {
  const photos = await query
    .selectFrom('request_photos')
    .select(['size', 'sha256', 'outcome'])
    .where('submission_id', '=', submissionId)
    .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '=', 'stored')]))
    .orderBy('ended_at')
    .execute();
  return {
    hashes: photos.flatMap(({ outcome, sha256 }) => (outcome === null ? [] : (sha256 ?? []))),
    filesLeft: MAX_PHOTOS - photos.length,
    bytesLeft: photos.reduce((left, { size }) => left - size, MAX_PHOTOS_BYTES),
  };
};
