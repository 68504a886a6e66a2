import { emailKey } from '@jeweler/core/format';
import type { Transaction, Updateable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { MailRow, PrivateLinks } from './compose-mail.ts';
import { makePrivateLinks } from './private-links.ts';
import { pauseAfter } from './retry-times.ts';

export type Outcome = Updateable<Tables['outbox']>;

/**
 * Records that a mail is about to be sent, and creates the links it contains. Until `endAttempt` it is
 * `sending`, which nothing else changes: it may have arrived. Undefined, and nothing is recorded, when it is no
 * longer waiting.
 */
export const beginAttempt = async (
  trx: Transaction<Tables>,
  row: MailRow,
  siteUrl: string,
  now: Date,
): Promise<PrivateLinks | undefined> => {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set(({ eb }) => ({ state: 'sending', attempts: eb('attempts', '+', 1) }))
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0 ? makePrivateLinks(trx, siteUrl, row, now.toISOString()) : undefined;
};

/** Stores the outcome of a mail that was being sent. */
export const endAttempt = async (trx: Transaction<Tables>, id: number, outcome: Outcome): Promise<void> => {
  await trx.updateTable('outbox').set(outcome).where('id', '=', id).where('state', '=', 'sending').execute();
};

/** Stores that a mail is not sent, unless staff have decided about it in the meantime. */
export const dropMail = async (trx: Transaction<Tables>, id: number, outcome: Outcome): Promise<void> => {
  await trx.updateTable('outbox').set(outcome).where('id', '=', id).where('state', '=', 'waiting').execute();
};

/**
 * Mails that were being sent when the server was ended wait again: whether they arrived is not known. The first
 * time they are sent at once; if that ends the server again, after the pauses of failed attempts.
 * @param underWay mails that this process is sending
 */
export const resumeInterrupted = async (
  { query, writes }: Database,
  underWay: ReadonlySet<number>,
  now: Date,
): Promise<void> => {
  const sending = await query
    .selectFrom('outbox')
    .select(['id', 'attempts'])
    .where('state', '=', 'sending')
    .execute();
  const interrupted = sending.filter(({ id }) => !underWay.has(id));
  if (interrupted.length === 0) return;
  await writes.run(async (trx) => {
    for (const { id, attempts } of interrupted) {
      const pause = attempts > 1 ? pauseAfter(attempts - 1) : 0;
      await endAttempt(trx, id, {
        state: 'waiting',
        reason: 'The server was ended while it was being sent.',
        next_attempt_at: new Date(now.getTime() + pause).toISOString(),
      });
    }
  });
};

/**
 * Stores with every waiting mail that is due why the mail server cannot be used. They count as tried, so that
 * they are sent later whatever their age.
 */
export const markOutage = async (trx: Transaction<Tables>, reason: string, now: Date): Promise<void> => {
  await trx
    .updateTable('outbox')
    .set(({ eb, ref }) => ({
      reason,
      attempts: eb.case().when('attempts', '<', 1).then(1).else(ref('attempts')).end(),
    }))
    .where('state', '=', 'waiting')
    .where(({ or, eb }) =>
      or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', now.toISOString())]),
    )
    .execute();
};

/**
 * Stops an address that the mail server has permanently refused, if it is on the list: nothing more is sent
 * to it until its owner confirms through a mail that staff have sent again. Unsubscribed addresses stay
 * unsubscribed.
 */
export const stopSubscriber = async (
  trx: Transaction<Tables>,
  address: string,
  reason: string,
  at: string,
): Promise<void> => {
  await trx
    .updateTable('subscribers')
    .set({ state: 'bounced', bounced_at: at, bounce_reason: reason })
    .where('email_key', '=', emailKey(address))
    .where('state', 'in', ['unconfirmed', 'confirmed'])
    .execute();
};
