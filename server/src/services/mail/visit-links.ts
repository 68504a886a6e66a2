import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/sqlite.ts';

const TOKEN_BYTES = 24;

/** What is stored of a token: it is random, so a plain hash cannot be guessed back. */
export const visitTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The address of a visitor's private page, with a token of its own that only the mail will have. Each
 * attempt to send makes another one; all of them open the same page.
 */
export const makeVisitLink = async (
  { writes }: Pick<Database, 'writes'>,
  siteUrl: string,
  submissionId: number,
  at: string,
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await writes.run((trx) =>
    trx
      .insertInto('visit_links')
      .values({ token_hash: visitTokenHash(token), submission_id: submissionId, created_at: at })
      .execute(),
  );
  return `${siteUrl}/visit/${token}`;
};
