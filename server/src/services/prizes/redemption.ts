import { shop } from '@jeweler/core/business';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** That a prize was given out. */
export interface Redemption {
  /** ISO date-time, UTC. */
  readonly at: string;
  /** The name of who did it. */
  readonly by: string;
  /** The revision of the claim that it led to. */
  readonly revision: number | null;
}

/** The redemption of a claim that is redeemed, as its history has it. */
export const redemptionOf = (query: Kysely<Tables>, id: number): Promise<Redemption | undefined> =>
  query
    .selectFrom('submission_history')
    .select(['at', 'by_name as by', 'revision'])
    .where('submission_id', '=', id)
    .where('action', '=', 'status')
    .where('to_status', '=', 'redeemed')
    // Out of the spam folder comes what was redeemed before.
    .where('from_status', '!=', 'spam')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** What whoever wants to redeem it again is told, by the shop's clock. */
export const redeemedSentence = ({ at, by }: Pick<Redemption, 'at' | 'by'>): string =>
  `Already redeemed on ${format.format(new Date(at)).replaceAll('\u202f', ' ')} by ${by}.`;
