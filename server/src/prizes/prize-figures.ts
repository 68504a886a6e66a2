import { parsePrice } from '@jeweler/core/format';
import { prizeSegments, totalWeight } from '@jeweler/core/prize-wheel';
import { PRIZE_WARNING_SHARE, type PrizeFigures, type SubmissionStatus } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import type { Database } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';
import { readSettings } from '../staff/portal-settings.ts';

/** Claims for one prize with one value in one status. */
interface Group {
  readonly prize: string | null;
  readonly value: string | null;
  readonly status: SubmissionStatus;
  readonly count: number;
}

const groupsOf = (query: Kysely<Tables>): Promise<Group[]> =>
  query
    .selectFrom('prize_claims')
    .innerJoin('submissions', 'submissions.id', 'prize_claims.submission_id')
    .select(({ fn }) => ['prize', 'value', 'status', fn.countAll<number>().as('count')])
    .where('status', '!=', 'spam')
    .groupBy(['prize', 'value', 'status'])
    .execute();

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);
const countOf = (groups: readonly Group[]): number => sumOf(groups, ({ count }) => count);

const priceOf = ({ value }: Group) => parsePrice(value ?? '');
/** Uses the upper end of a range: a warning that comes too early does no harm. */
const dollarsOf = (groups: readonly Group[]): number =>
  sumOf(groups, (group) => (priceOf(group)?.to ?? 0) * group.count);

const warningOf = (total: number, limit: number): PrizeFigures['warning'] => {
  if (total >= limit) return 'reached';
  return total >= limit * PRIZE_WARNING_SHARE ? 'near' : 'none';
};

/**
 * Number of claims per prize compared with the odds, and their total value compared with the limit set by
 * staff.
 */
export const prizeFigures = ({ query }: Database): Promise<PrizeFigures> =>
  query
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      const groups = await groupsOf(trx);
      const { prizeLimit: limit } = (await readSettings(trx)).settings;
      // A prize that is no longer on the wheel still has a value, but no odds to compare with.
      const onWheel = groups.filter(({ prize }) => prizeSegments.some(({ id }) => id === prize));
      const published = groups.filter(({ prize }) => prize !== null);
      const redeemed = published.filter(({ status }) => status === 'redeemed');
      const expired = published.filter(({ status }) => status === 'expired');
      const open = published.filter((group) => !redeemed.includes(group) && !expired.includes(group));
      const total = dollarsOf(open) + dollarsOf(redeemed);
      return {
        prizes: prizeSegments.map(({ id, service, value, weight }) => {
          const own = onWheel.filter(({ prize }) => prize === id);
          const given = own.filter(({ status }) => status === 'redeemed');
          return { service, value, weight, claims: countOf(own), redeemed: countOf(given) };
        }),
        totalWeight,
        claims: countOf(onWheel),
        unpublished: countOf(groups) - countOf(onWheel),
        value: {
          open: dollarsOf(open),
          redeemed: dollarsOf(redeemed),
          expired: dollarsOf(expired),
          total,
        },
        ranges: countOf(
          published.filter((group) => {
            const price = priceOf(group);
            return price !== undefined && price.from !== price.to;
          }),
        ),
        unpriced: countOf(published.filter((group) => priceOf(group) === undefined)),
        limit,
        warning: warningOf(total, limit),
      };
    });
