import { toPrizeCode } from '@jeweler/core/schemas';
import { type FoundClaim, type FoundClaims, MAX_FOUND_CLAIMS } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import { type Database, snapshot } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { readClaimDetails, type Viewer } from '../submissions/claim-details.ts';
import { filteredIds } from '../submissions/submission-filter.ts';
import { itemsById, toItem } from '../submissions/submission-item.ts';

/**
 * Finds prize claims by what a visitor says at the counter: a code, or a name, an email address or a phone
 * number.
 */
export const findClaims = ({ query }: Database, q: string, viewer: Viewer): Promise<FoundClaims> =>
  snapshot(query, async (trx) => {
    const ids = await findIds(trx, q.trim());
    const claims: FoundClaim[] = [];
    for (const row of await itemsById(trx, ids.slice(0, MAX_FOUND_CLAIMS), viewer.adminId)) {
      const claim = await readClaimDetails(trx, row, viewer);
      if (claim) claims.push({ submission: toItem(row), claim });
    }
    return { claims, areMore: ids.length > MAX_FOUND_CLAIMS };
  });

/** An existing code takes precedence over other matches of the same text. */
const findIds = async (query: Kysely<Tables>, q: string): Promise<readonly number[]> => {
  // Without a letter or a digit the filter would match everything.
  if (!/[\p{L}\p{N}]/u.test(q)) return [];
  const code = toPrizeCode(q);
  const byCode =
    code === undefined
      ? undefined
      : await query
          .selectFrom('prize_claims')
          .innerJoin('submissions', 'submissions.id', 'prize_claims.submission_id')
          .select('submissions.id')
          .where('prize_claims.code', '=', code)
          .where('submissions.status', '!=', 'spam')
          .executeTakeFirst();
  if (byCode) return [byCode.id];
  const filter = { kind: ['prize-claim' as const], status: ['all' as const], q };
  return filteredIds(query, filter, { limit: MAX_FOUND_CLAIMS + 1 });
};
