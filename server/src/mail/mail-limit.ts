import { mailboxKey } from '@jeweler/core/format';
import type { Selectable, Transaction } from 'kysely';
import { compiledStatement } from '../database/compiled-statement.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Most mails that forms cause to one mailbox within an hour, whoever sends them: anybody may enter any address,
 * and must not be able to fill a stranger's mailbox. A visitor who sends each form once gets every mail.
 */
const MAX_MAILS = 4;
const HOUR = 3_600_000;

// Compiled, because it runs while a visitor is waiting.
const countedMails = compiledStatement<
  Pick<Selectable<Tables['outbox']>, 'mailbox_key'> & { since: string; until: string },
  { id: number }
>((query, value) =>
  query
    .selectFrom('outbox')
    .select('id')
    .where('mailbox_key', '=', value('mailbox_key'))
    .where('created_at', '>', value('since'))
    .where('created_at', '<', value('until'))
    .limit(MAX_MAILS),
);

/** Whether a form may cause another mail to this address. */
export const mayCauseMail = async (
  trx: Transaction<Tables>,
  address: string,
  now: Date,
): Promise<boolean> => {
  const { rows } = await countedMails(trx, {
    mailbox_key: mailboxKey(address),
    since: new Date(now.getTime() - HOUR).toISOString(),
    // Those after now were written before the clock was set back; an hour later they do not count any more.
    until: new Date(now.getTime() + HOUR).toISOString(),
  });
  return rows.length < MAX_MAILS;
};
