import { monthsBefore, shop, shopDateTime } from '@jeweler/core/business';
import { type AccountEvents, type EventName, eventNames } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import { BYTE_ORDER_MARK, csvLine } from '../csv.ts';
import { type Database, rowsById } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Actor } from './actor.ts';

/** Who acts, when and from where. */
export interface EventAuthor extends Pick<Actor, 'username' | 'at'> {
  /** Null: not by a request. */
  readonly network: string | null;
}

const PAGE_ROWS = 50;
const KEPT_MONTHS = 24;

/** Notes what happened in the transaction of its cause: both are stored or neither is. */
export const recordEvent = async (
  trx: Transaction<Tables>,
  { username: by, at, network }: EventAuthor,
  event: EventName,
  about: string | null = null,
): Promise<void> => {
  await trx.insertInto('account_events').values({ at, by, event, about, network }).execute();
};

/** Notes what changes nothing in the database, such as an export. */
export const noteEvent = (
  { writes }: Database,
  author: EventAuthor,
  event: EventName,
  about: string,
): Promise<void> => writes.run((trx) => recordEvent(trx, author, event, about));

/** @param before the number of an event; undefined: from the newest on */
const newestFirst = (query: Kysely<Tables>, before: number | undefined) =>
  query
    .selectFrom('account_events')
    .selectAll()
    // A number beyond those of PostgreSQL's column would be an error there.
    .$if(before !== undefined, (rest) => rest.where('id', '<', before as number))
    .orderBy('id', 'desc');

/** A page of what happened, before the event with this number. */
export const listEvents = async ({ query }: Database, before?: number): Promise<AccountEvents> => {
  const rows = await newestFirst(query, before)
    .limit(PAGE_ROWS + 1)
    .execute();
  return { events: rows.slice(0, PAGE_ROWS), hasMore: rows.length > PAGE_ROWS };
};

/** Everything that is noted, the newest first, as CSV. */
export async function* exportEvents({ query }: Database): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine([`When (${shop.timeZone})`, 'Who', 'What', 'About', 'Network']);
  for await (const { at, by, event, about, network } of rowsById((last) => newestFirst(query, last)))
    yield csvLine([shopDateTime(new Date(at)), by, eventNames[event], about ?? '', network ?? '']);
}

/** Removes what happened longer ago than is kept. */
export const removeOldEvents = async ({ writes }: Database, now: Date): Promise<void> => {
  const until = monthsBefore(now, KEPT_MONTHS).toISOString();
  await writes.run((trx) => trx.deleteFrom('account_events').where('at', '<', until).execute());
};
