import { shop } from '@jeweler/core/business';
import { type ClaimDetails, REDEMPTION_UNDO_SECONDS } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import type { LiveSession } from '../accounts/admin-sessions.ts';
import type { AccountDeps } from '../accounts/staff-answers.ts';
import type { Tables } from '../database/tables.ts';
import { mailMode } from '../mail/mail-mode.ts';
import { type ItemRow, itemRows, ofSamePerson, toItem } from './submission-item.ts';

/** How many earlier claims are listed with a claim. */
const MAX_EARLIER = 20;

/** Who looks at a request, when, and whether mail can be sent from it. */
export const getViewer = ({ clock, config }: AccountDeps, { adminId, username }: LiveSession) => ({
  adminId,
  username,
  now: clock(),
  isMailOn: mailMode(config) !== 'off',
});
export type Viewer = ReturnType<typeof getViewer>;

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

const UNDO_MS = REDEMPTION_UNDO_SECONDS * 1000;

/** Milliseconds left in which whoever redeemed a prize can undo it without a reason. */
export const undoTimeLeft = (at: string, now: Date): number => {
  const elapsed = now.getTime() - Date.parse(at);
  return elapsed < 0 ? 0 : Math.max(0, UNDO_MS - elapsed);
};

/** When and by whom a redeemed claim was given out, from its history; the revision that it led to, and what it was before. */
export const readRedemption = (query: Kysely<Tables>, id: number) =>
  query
    .selectFrom('submission_history')
    .select(['at', 'by_name as by', 'revision', 'from_status as from'])
    .where('submission_id', '=', id)
    .where('action', '=', 'status')
    .where('to_status', '=', 'redeemed')
    // Restoring a redeemed claim from spam is not a redemption.
    .where('from_status', '!=', 'spam')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** The message for staff who try to redeem it again, in the shop's time zone. */
export const redeemedSentence = ({ at, by }: { at: string; by: string }): string =>
  `Already redeemed on ${format.format(new Date(at)).replaceAll('\u202f', ' ')} by ${by}.`;
