import type { ClaimDetails } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readRedemption, undoTimeLeft } from './redemption.ts';
import { type ItemRow, itemRows, ofSamePerson, toItem } from './submission-item.ts';

/** How many earlier claims are listed with a claim. */
const MAX_EARLIER = 20;

/** Who looks at a request, when, and whether mail can be sent from it. */
export interface Viewer {
  readonly adminId: number;
  readonly username: string;
  readonly now: Date;
  readonly isMailOn: boolean;
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
const earlierClaims = async (query: Kysely<Tables>, row: ItemRow): Promise<ClaimDetails['earlier']> => {
  const claims = itemRows(query, 0)
    .where('submissions.kind', '=', 'prize-claim')
    .where('submissions.status', '!=', 'spam')
    .where('submissions.id', '<', row.id);
  return (await ofSamePerson(claims, row, MAX_EARLIER)).map((earlier) => {
    const { reference, status, receivedAt, summary } = toItem(earlier);
    return { reference, status, receivedAt, summary, code: earlier.prize_code ?? '' };
  });
};
