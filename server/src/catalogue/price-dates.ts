import { type Kysely, sql } from 'kysely';
import { containsText } from '../database/contains-text.ts';
import type { Tables } from '../database/tables.ts';
import { takingTurns } from '../turns.ts';

/** Records that are asked for at a time. */
const MAX_IDS = 200;
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
  const dates = new Map<number, string>();
  const turn = takingTurns();
  const priced = sql<string | null>`max(case when action = 'price-confirmed'
    or ${containsText(sql`changes`, PRICE_CHANGE)} then at end)`;
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const rows = await query
      .selectFrom('catalogue_history')
      .select(({ fn }) => ['record_id', fn.min('at').as('first'), priced.as('priced')])
      .where('kind', '=', 'products')
      .where('record_id', 'in', ids.slice(start, start + MAX_IDS))
      .groupBy('record_id')
      .execute();
    for (const { record_id, first, priced: at } of rows) dates.set(record_id, at ?? first);
    await turn();
  }
  return dates;
};
