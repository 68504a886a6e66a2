import { PHOTO_LINK_DAYS } from '@jeweler/core/schemas';
import type { ShopData } from '../../database/database.ts';
import { NotFoundError } from '../../errors.ts';
import { tokenHash } from '../../secret-token.ts';

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
