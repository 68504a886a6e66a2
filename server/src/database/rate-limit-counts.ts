import type { Database } from './database.ts';

/** What was counted under one key, until the key's window ends. */
export interface StoredCount {
  readonly hits: number;
  /** In epoch milliseconds. */
  readonly endsAt: number;
}

const toTime = (time: number): string => new Date(time).toISOString();

const toCount = ({ hits, ends_at }: { hits: number; ends_at: string }): StoredCount => ({
  hits,
  endsAt: Date.parse(ends_at),
});

/**
 * Adds to several counts in one transaction, and returns what they are then. The first hit begins a window, and so
 * does the first one after its end; whatever other servers add meanwhile is counted too.
 * @param added by key; a negative number takes hits back
 * @param now epoch milliseconds
 */
export const addHits = (
  { writes }: Pick<Database, 'writes'>,
  added: ReadonlyMap<string, number>,
  { now, windowMs }: { readonly now: number; readonly windowMs: number },
): Promise<ReadonlyMap<string, StoredCount>> =>
  writes.run(async (trx) => {
    const counts = new Map<string, StoredCount>();
    const at = toTime(now);
    // In one order, so that two servers never wait for each other's rows.
    const sorted = [...added].sort(([a], [b]) => (a < b ? -1 : 1));
    const more = sorted.filter(([, hits]) => hits >= 0);
    if (more.length > 0) {
      const rows = await trx
        .insertInto('rate_limits')
        .values(more.map(([key, hits]) => ({ key, hits, ends_at: toTime(now + windowMs) })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet(({ eb, ref }) => {
            const hasEnded = eb('rate_limits.ends_at', '<=', at);
            const total = eb('rate_limits.hits', '+', ref('excluded.hits'));
            return {
              hits: eb.case().when(hasEnded).then(ref('excluded.hits')).else(total).end(),
              ends_at: eb
                .case()
                .when(hasEnded)
                .then(ref('excluded.ends_at'))
                .else(ref('rate_limits.ends_at'))
                .end(),
            };
          }),
        )
        .returning(['key', 'hits', 'ends_at'])
        .execute();
      for (const row of rows) counts.set(row.key, toCount(row));
    }
    for (const [key, hits] of sorted.filter(([, hits]) => hits < 0)) {
      const row = await trx
        .updateTable('rate_limits')
        .set(({ eb }) => ({ hits: eb('hits', '+', hits) }))
        .where('key', '=', key)
        .where('hits', '>=', -hits)
        .where('ends_at', '>', at)
        .returning(['hits', 'ends_at'])
        .executeTakeFirst();
      if (row) counts.set(key, toCount(row));
    }
    return counts;
  });

/** Undefined when nothing is counted under this key. */
export const readCount = async (
  { query }: Pick<Database, 'query'>,
  key: string,
  now: number,
): Promise<StoredCount | undefined> => {
  const row = await query
    .selectFrom('rate_limits')
    .select(['hits', 'ends_at'])
    .where('key', '=', key)
    .where('ends_at', '>', toTime(now))
    .executeTakeFirst();
  return row && toCount(row);
};

/** Removes the counts, and with them the addresses, of windows that have ended. */
export const removeEndedCounts = async ({ writes }: Pick<Database, 'writes'>, now: number): Promise<void> => {
  await writes.run((trx) => trx.deleteFrom('rate_limits').where('ends_at', '<=', toTime(now)).execute());
};
