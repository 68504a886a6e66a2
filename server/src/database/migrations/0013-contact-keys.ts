import { emailKey, phoneKey } from '@jeweler/core/format';
import type { Kysely, Migration } from 'kysely';
import type { Tables } from '../tables.ts';

/** Rows read at a time. */
const BATCH = 1000;

/** Of two entries of one address, the later in this order stays: nobody is written to against their will. */
const STATES: readonly Tables['subscribers']['state'][] = [
  'unconfirmed',
  'confirmed',
  'bounced',
  'unsubscribed',
];

/**
 * Computes the keys by which people are found anew: a domain has one form however it is written, and a phone
 * number that is nobody's, such as 000 000 0000, joins nobody.
 */
export const contactKeys: Migration = {
  async up(schema) {
    const query = schema as Kysely<Tables>;
    await renewSubmissions(query);
    await renewSubscribers(query);
  },
};

const renewSubmissions = async (query: Kysely<Tables>): Promise<void> => {
  for (let last = 0; ; ) {
    const rows = await query
      .selectFrom('submissions')
      .select(['id', 'email', 'phone', 'email_key', 'phone_key'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, email, phone, ...old } of rows) {
      const keys = { email_key: emailKey(email), phone_key: phoneKey(phone) };
      if (keys.email_key !== old.email_key || keys.phone_key !== old.phone_key)
        await query.updateTable('submissions').set(keys).where('id', '=', id).execute();
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
};

const renewSubscribers = async (query: Kysely<Tables>): Promise<void> => {
  const rows = await query.selectFrom('subscribers').select(['id', 'email', 'email_key', 'state']).execute();
  const changed = rows.filter(({ email, email_key }) => emailKey(email) !== email_key);
  for (const { id, email, state } of changed) {
    const key = emailKey(email);
    if (key === null) continue;
    const same = await query
      .selectFrom('subscribers')
      .select(['id', 'state'])
      .where('email_key', '=', key)
      .where('id', '!=', id)
      .executeTakeFirst();
    const stays = !same || STATES.indexOf(state) > STATES.indexOf(same.state);
    const leaves = stays ? same?.id : id;
    if (leaves !== undefined) await query.deleteFrom('subscribers').where('id', '=', leaves).execute();
    if (stays) await query.updateTable('subscribers').set({ email_key: key }).where('id', '=', id).execute();
  }
};
