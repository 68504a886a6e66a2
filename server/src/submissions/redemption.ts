import { shop } from '@jeweler/core/business';
import { REDEMPTION_UNDO_SECONDS } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

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
