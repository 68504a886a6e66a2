import type { RequestPhoto } from '@jeweler/core/schemas';
import type { Kysely, NotNull } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const stored = (query: Kysely<Tables>) => query.selectFrom('request_photos').where('outcome', '=', 'stored');

/** Those of a request that have arrived, oldest first. */
export const readPhotos = (query: Kysely<Tables>, submissionId: number): Promise<RequestPhoto[]> =>
  stored(query)
    .select(['id', 'width', 'height', 'bytes', 'ended_at as at'])
    .where('submission_id', '=', submissionId)
    .orderBy('ended_at')
    .orderBy('id')
    .$narrowType<{ width: NotNull; height: NotNull; bytes: NotNull; at: NotNull }>()
    .execute();

/** The JPEG of one; undefined when the request has no such photo. */
export const readPhoto = async (
  query: Kysely<Tables>,
  reference: string,
  id: string,
): Promise<Buffer | undefined> => {
  const row = await stored(query)
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('content')
    .where('submissions.reference', '=', reference)
    .where('request_photos.id', '=', id)
    .executeTakeFirst();
  return row?.content ?? undefined;
};

/** The same photos with their JPEGs in base64, as a file has them. */
export const readPhotosWhole = async (query: Kysely<Tables>, submissionId: number) => {
  const photos = [];
  for (const photo of await readPhotos(query, submissionId)) {
    const { content } = await stored(query)
      .select('content')
      .where('id', '=', photo.id)
      .$narrowType<{ content: NotNull }>()
      .executeTakeFirstOrThrow();
    photos.push({ ...photo, jpeg: content.toString('base64') });
  }
  return photos;
};
