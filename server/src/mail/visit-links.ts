import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newToken, tokenHash } from '../secret-token.ts';

/**
 * The URL of a visitor's private page, with a token that only this mail contains. Each attempt to send it
 * creates a new one; all of them open the same page.
 */
export const makeVisitLink = async (
  trx: Transaction<Tables>,
  siteUrl: string,
  submissionId: number,
  at: string,
): Promise<string> => {
  const token = newToken();
  await trx
    .insertInto('visit_links')
    .values({ token_hash: tokenHash(token), submission_id: submissionId, created_at: at })
    .execute();
  return `${siteUrl}/visit/${token}`;
};
