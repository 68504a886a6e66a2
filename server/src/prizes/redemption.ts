import { shop } from '@jeweler/core/business';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The fact that a prize was given out. */
export interface Redemption {
  /** ISO date-time, UTC. */
  readonly at: string;
  /** The name of the admin. */
  readonly by: string;
  /** The revision of the claim that it produced. */
  readonly revision: number | null;
}

/** The redemption of a redeemed claim, from its history. */
export const readRedemption = (query: Kysely<Tables>, id: number): Promise<Redemption | undefined> =>
  query
    .selectFrom('submission_history')
    .select(['at', 'by_name as by', 'revision'])
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
export const redeemedSentence = ({ at, by }: Pick<Redemption, 'at' | 'by'>): string =>
  `Already redeemed on ${format.format(new Date(at)).replaceAll('\u202f', ' ')} by ${by}.`;
