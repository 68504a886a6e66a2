import { mailboxKey } from '@jeweler/core/format';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Most mails that forms cause to one mailbox within an hour, whoever sends them: anybody may enter any address,
 * and must not be able to fill a stranger's mailbox. A visitor who sends each form once gets every mail.
 */
const MAX_MAILS = 4;
const HOUR_MS = 3_600_000;

/** Whether a form may cause another mail to this address. */
export const mayCauseMail = async (
  trx: Transaction<Tables>,
  address: string,
  now: Date,
): Promise<boolean> => {
  const counted = await trx
    .selectFrom('outbox')
    .select('id')
    .where('mailbox_key', '=', mailboxKey(address))
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
    // Those after now were written before the clock was set back; an hour later they do not count any more.
    .where('created_at', '<', new Date(now.getTime() + HOUR_MS).toISOString())
    .limit(MAX_MAILS)
    .execute();
  return counted.length < MAX_MAILS;
};
