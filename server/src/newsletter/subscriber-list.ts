import { shop, shopDateTime } from '@jeweler/core/business';
import { emailKey } from '@jeweler/core/format';
import {
  type Subscriber,
  type SubscriberCounts,
  type SubscriberPage,
  type SubscriberState,
  type subscriberQuerySchema,
  subscriberStates,
  UNCONFIRMED_DAYS,
} from '@jeweler/core/submissions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { BYTE_ORDER_MARK, csvLine } from '../csv.ts';
import { type Database, rowsById, snapshot } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

const DAY_MS = 24 * 3_600_000;

/** Subscribers with the references of their requests. */
const subscriberRows = (query: Kysely<Tables>) =>
  query
    .selectFrom('subscribers')
    .leftJoin('submissions', 'submissions.id', 'subscribers.submission_id')
    .select([
      'subscribers.id',
      'subscribers.email',
      'subscribers.state',
      'consent_at as consentAt',
      'consent_text as consentText',
      'confirmed_at as confirmedAt',
      'unsubscribed_at as unsubscribedAt',
      'bounced_at as bouncedAt',
      'unsubscribed_by as unsubscribedBy',
      'bounce_reason as bounceReason',
      'submissions.reference',
    ]);

/** Whether a column of ASCII letters of one case contains `text` as it is; every text contains the empty one. */
const containsText = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/**
 * Whether an address contains the search text, ignoring case, as it was entered or in the form of its key; an
 * empty text matches everything.
 */
const holds = (q: string) => sql<boolean>`(
  ${containsText(sql`subscribers.email_key`, emailKey(q) ?? '')}
  or ${containsText(sql`lower(subscribers.email)`, q.toLowerCase())}
)`;

/** Number of subscribers in each state, among those matching the search. */
export const countSubscribers = async (query: Kysely<Tables>, q = ''): Promise<SubscriberCounts> => {
  const rows = await query
    .selectFrom('subscribers')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .$if(q !== '', (rest) => rest.where(holds(q)))
    .groupBy('state')
    .execute();
  const getCount = (state: SubscriberState) => rows.find((row) => row.state === state)?.count ?? 0;
  return Object.fromEntries(subscriberStates.map((state) => [state, getCount(state)])) as SubscriberCounts;
};

/** A page of subscribers, newest first. */
export const listSubscribers = (
  { query }: Database,
  { state, q = '', after, limit }: z.output<typeof subscriberQuerySchema>,
): Promise<Pick<SubscriberPage, 'subscribers' | 'counts' | 'next'>> =>
  snapshot(query, async (trx) => {
    const rows = await subscriberRows(trx)
      .$if(state !== undefined, (rest) => rest.where('state', '=', state as SubscriberState))
      .$if(q !== '', (rest) => rest.where(holds(q)))
      .$if(after !== undefined, (rest) => rest.where('subscribers.id', '<', after as number))
      .orderBy('subscribers.id', 'desc')
      .limit(limit + 1)
      .execute();
    return {
      subscribers: rows.slice(0, limit),
      counts: await countSubscribers(trx, q),
      next: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null,
    };
  });

/** Undefined when there is none. */
export const subscriberById = (query: Kysely<Tables>, id: number): Promise<Subscriber | undefined> =>
  subscriberRows(query).where('subscribers.id', '=', id).executeTakeFirst();

/** The subscriber with this address, ignoring case; null when there is none. */
export const findSubscriber = async (query: Kysely<Tables>, email: string): Promise<Subscriber | null> => {
  const row = await subscriberRows(query)
    .where('subscribers.email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ?? null;
};

/** Permanently deletes an address from the list, with its mails and links. */
export const deleteSubscriber = async ({ writes }: Database, email: string): Promise<void> => {
  await writes.run((trx) => trx.deleteFrom('subscribers').where('email_key', '=', emailKey(email)).execute());
};

/**
 * Deletes addresses that nobody has confirmed, UNCONFIRMED_DAYS after the form was sent or its owner was last asked,
 * with their mails and links. Returns how many.
 */
export const removeUnconfirmed = async ({ writes }: Database, now: Date): Promise<number> => {
  const until = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS).toISOString();
  const { numDeletedRows } = await writes.run((trx) =>
    trx
      .deleteFrom('subscribers')
      .where('state', '=', 'unconfirmed')
      .where('consent_at', '<', until)
      .where(({ or, eb }) => or([eb('last_asked_at', 'is', null), eb('last_asked_at', '<', until)]))
      // Each attempt to send a mail creates a link, as does sending it by hand.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('subscriber_links')
              .select('token_hash')
              .whereRef('subscriber_links.subscriber_id', '=', 'subscribers.id')
              .where('subscriber_links.created_at', '>=', until),
          ),
        ),
      )
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
};

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
      time(row.confirmedAt),
      time(row.consentAt),
      row.consentText,
      row.reference ?? '',
    ]);
}
