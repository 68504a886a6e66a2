import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readSetting, storeSetting } from '../settings/portal-settings.ts';

const KEY = 'mail-outage';

/** Why mails wait: the mail server's reply when it could not be used. Null when it could, or nothing waits for it. */
export const readOutage = async (query: Kysely<Tables>): Promise<string | null> => {
  const reason = await readSetting(query, KEY);
  if (typeof reason !== 'string') return null;
  const waiting = await query
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return waiting ? reason : null;
};

/** Stores it for every server, whichever of them sends. */
export const storeOutage = (trx: Transaction<Tables>, reason: string | null, now: Date): Promise<void> =>
  storeSetting(trx, KEY, reason, 'server', now.toISOString());

/** To be called when a mail was sent. */
export const endOutage = async (trx: Transaction<Tables>, now: Date): Promise<void> => {
  if (typeof (await readSetting(trx, KEY)) === 'string') await storeOutage(trx, null, now);
};
