import { shop, shopDateTime } from '@jeweler/core/business';
import { BYTE_ORDER_MARK, csvLine } from '../csv.ts';
import type { Database } from '../database/database.ts';
import { subscriberRows } from './subscriber-list.ts';

/** Subscribers read at a time. */
const BATCH_ROWS = 500;

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
  for (let last = 0; ; ) {
    const rows = await subscriberRows(query)
      .where('subscribers.state', '=', 'confirmed')
      .where('subscribers.id', '>', last)
      .orderBy('subscribers.id')
      .limit(BATCH_ROWS)
      .execute();
    yield rows
      .map((row) =>
        csvLine([
          row.email,
          time(row.confirmed_at),
          time(row.consent_at),
          row.consent_text,
          row.reference ?? '',
        ]),
      )
      .join('');
    if (rows.length < BATCH_ROWS) return;
    last = rows.at(-1)?.id ?? last;
  }
}
