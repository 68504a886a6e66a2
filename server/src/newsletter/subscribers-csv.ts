import { shop, shopDateTime } from '@jeweler/core/business';
import { BYTE_ORDER_MARK, csvLine } from '../csv.ts';
import type { Database } from '../database/database.ts';
import { rowsById } from '../database/rows-by-id.ts';
import { subscriberRows } from './subscriber-list.ts';

const COLUMNS = [
  'Email',
  `Confirmed (${shop.timeZone})`,
  `Consent given (${shop.timeZone})`,
  'Consent',
  'Reference',
];

const time = (iso: string | null): string => (iso === null ? '' : shopDateTime(new Date(iso)));

/** All confirmed subscribers, oldest first, with the text and time of their consent. */
export async function* exportConfirmed({ query }: Database): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  const confirmed = (last = 0) =>
    subscriberRows(query)
      .where('subscribers.state', '=', 'confirmed')
      .where('subscribers.id', '>', last)
      .orderBy('subscribers.id');
  for await (const row of rowsById(confirmed))
    yield csvLine([
      row.email,
      time(row.confirmed_at),
      time(row.consent_at),
      row.consent_text,
      row.reference ?? '',
    ]);
}
