import { parsePrice } from '@jeweler/core/format';
import { prizeSegments, totalWeight } from '@jeweler/core/prize-wheel';
import { PRIZE_WARNING_SHARE, type PrizeFigures } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import { type Database, snapshot } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { readSettings } from '../settings/portal-settings.ts';

const readGroups = (query: Kysely<Tables>) =>
  query
    .selectFrom('prize_claims')
    .innerJoin('submissions', 'submissions.id', 'prize_claims.submission_id')
    .select(({ fn }) => ['prize', 'value', 'status', fn.countAll<number>().as('count')])
    .where('status', '!=', 'spam')
    .groupBy(['prize', 'value', 'status'])
    .execute();

/** Claims for one prize with one value in one status. */
type Group = Awaited<ReturnType<typeof readGroups>>[number];

const sumBy = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);
const countClaims = (groups: readonly Group[]): number => sumBy(groups, ({ count }) => count);

const getPrice = ({ value }: Group) => parsePrice(value ?? '');
/** Uses the upper end of a range: a warning that comes too early does no harm. */
const sumDollars = (groups: readonly Group[]): number =>
  sumBy(groups, (group) => (getPrice(group)?.to ?? 0) * group.count);

const toWarning = (total: number, limit: number): PrizeFigures['warning'] => {
  if (total >= limit) return 'reached';
  return total >= limit * PRIZE_WARNING_SHARE ? 'near' : 'none';
};

/**
 * Number of claims per prize compared with the odds, and their total value compared with the limit set by
 * staff.
 */
export const prizeFigures = ({ query }: Database): Promise<PrizeFigures> =>
  snapshot(query, async (trx) => {
    const groups = await readGroups(trx);
    const { prizeLimit: limit } = (await readSettings(trx)).settings;
    // A prize that is no longer on the wheel still has a value, but no odds to compare with.
    const onWheel = groups.filter(({ prize }) => prizeSegments.some(({ id }) => id === prize));
    const published = groups.filter(({ prize }) => prize !== null);
    const redeemed = published.filter(({ status }) => status === 'redeemed');
    const expired = published.filter(({ status }) => status === 'expired');
    const open = published.filter((group) => !redeemed.includes(group) && !expired.includes(group));
    const total = sumDollars(open) + sumDollars(redeemed);
    return {
      prizes: prizeSegments.map(({ id, service, value, weight }) => {
        const own = onWheel.filter(({ prize }) => prize === id);
        const given = own.filter(({ status }) => status === 'redeemed');
        return { service, value, weight, claims: countClaims(own), redeemed: countClaims(given) };
      }),
      totalWeight,
      claims: countClaims(onWheel),
      unpublished: countClaims(groups) - countClaims(onWheel),
      value: {
        open: sumDollars(open),
        redeemed: sumDollars(redeemed),
        expired: sumDollars(expired),
        total,
      },
      ranges: countClaims(
        published.filter((group) => {
          const price = getPrice(group);
          return price !== undefined && price.from !== price.to;
        }),
      ),
      unpriced: countClaims(published.filter((group) => getPrice(group) === undefined)),
      limit,
      warning: toWarning(total, limit),
    };
  });
