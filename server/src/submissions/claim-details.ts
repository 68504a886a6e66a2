import type { ClaimDetails } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readRedemption, undoTimeLeft } from './redemption.ts';
import { type ItemRow, itemRows, toItem } from './submission-item.ts';

/** How many earlier claims are listed with a claim. */
const MAX_EARLIER = 20;

/** Who looks at a claim, and when. */
export interface Viewer {
  readonly adminId: number;
  readonly username: string;
  readonly now: Date;
}

/** The additional data of a prize claim; null for other submissions. */
export const readClaimDetails = async (
  query: Kysely<Tables>,
  row: ItemRow,
  viewer: Viewer,
): Promise<ClaimDetails | null> => {
  if (row.prize_code === null) return null;
  return {
    code: row.prize_code,
    redemption: row.status === 'redeemed' ? await redemptionFor(query, row, viewer) : null,
    earlier: await earlierClaims(query, row),
  };
};

const redemptionFor = async (
  query: Kysely<Tables>,
  { id, revision }: ItemRow,
  { username, now }: Viewer,
): Promise<ClaimDetails['redemption']> => {
  const found = await readRedemption(query, id);
  if (!found) return null;
  const { at, by } = found;
  const isOwn = by === username && found.revision === revision;
  return { at, by, undoSeconds: isOwn ? Math.ceil(undoTimeLeft(at, now) / 1000) : 0 };
};

/** By order of arrival, like the marks, so that setting the clock back has no effect. */
const earlierClaims = async (
  query: Kysely<Tables>,
  { id, email_key, phone_key }: ItemRow,
): Promise<ClaimDetails['earlier']> => {
  // A separate query for each index; a missing key matches nothing.
  const by = (column: 'email_key' | 'phone_key', key: string | null) =>
    key === null
      ? []
      : itemRows(query, 0)
          .where('submissions.kind', '=', 'prize-claim')
          .where('submissions.status', '!=', 'spam')
          .where(column, '=', key)
          .where('submissions.id', '<', id)
          .orderBy('submissions.id', 'desc')
          .limit(MAX_EARLIER)
          .execute();
  const rows = [...(await by('email_key', email_key)), ...(await by('phone_key', phone_key))];
  return [...new Map(rows.map((row) => [row.id, row])).values()]
    .sort((a, b) => b.id - a.id)
    .slice(0, MAX_EARLIER)
    .map((row) => {
      const { reference, status, receivedAt, summary } = toItem(row);
      return { reference, status, receivedAt, summary, code: row.prize_code ?? '' };
    });
};
