import { UNCONFIRMED_DAYS } from '@jeweler/core/submissions';
import type { Database } from '../database/database.ts';

const DAY_MS = 24 * 3_600_000;

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
