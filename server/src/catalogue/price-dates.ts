import { type Kysely, sql } from 'kysely';
import { containsText } from '../database/contains-text.ts';
import type { Tables } from '../database/tables.ts';

/** So many records are asked for by their ids; with more, all are read. */
const MAX_IDS = 500;
/** As a history writes it: quotation marks within a text are escaped there. */
const PRICE_CHANGE = '"field":"price"';

/**
 * When prices were last changed or confirmed, by the id of the product; otherwise the first that its history
 * knows of it. Products without a history, such as imported ones, are missing.
 */
export const readPriceDates = async (
  query: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const priced = sql<string | null>`max(case when action = 'price-confirmed'
    or ${containsText(sql`changes`, PRICE_CHANGE)} then at end)`;
  const rows = await query
    .selectFrom('catalogue_history')
    .select(({ fn }) => ['record_id', fn.min('at').as('first'), priced.as('priced')])
    .where('kind', '=', 'products')
    .$if(ids.length <= MAX_IDS, (all) => all.where('record_id', 'in', ids))
    .groupBy('record_id')
    .execute();
  return new Map(rows.map(({ record_id, first, priced: at }) => [record_id, at ?? first]));
};
