import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { writeMail } from '../mail/outbox.ts';
import { writeOffConfirmations } from './subscriber-mails.ts';

/** Minimum interval between two mails that ask the same address to confirm, in milliseconds. */
const SHORTEST_PAUSE = 24 * 3_600_000;

/** Also true for a future time, after the clock was set back; one further away was set by a wrong clock. */
const isRecent = (at: string | null, now: Date): boolean =>
  at !== null && Math.abs(now.getTime() - Date.parse(at)) < SHORTEST_PAUSE;

/**
 * Writes the mail that asks the owner of an address to confirm; false, and nothing is written, when another
 * one was written or sent less than 24 hours ago.
 */
export const askToConfirm = async (trx: Transaction<Tables>, id: number, now: Date): Promise<boolean> => {
  const subscriber = await trx
    .selectFrom('subscribers')
    .select(['email', 'consent_text', 'submission_id', 'last_asked_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // A mail written during an outage is sent later, so the time of writing is not enough.
  const { sentAt } = await trx
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('sent_at').as('sentAt'))
    .where('subscriber_id', '=', id)
    .executeTakeFirstOrThrow();
  if (isRecent(subscriber.last_asked_at, now) || isRecent(sentAt, now)) return false;
  const at = now.toISOString();
  await trx.updateTable('subscribers').set({ last_asked_at: at }).where('id', '=', id).execute();
  const tried = await trx
    .updateTable('outbox')
    .set({ asked_at: at })
    .where('subscriber_id', '=', id)
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'sending'),
        and([eb('state', '=', 'waiting'), or([eb('attempts', '>', 0), eb('asked_at', 'is not', null)])]),
      ]),
    )
    .executeTakeFirst();
  // It may have arrived, so a second one must not be written: instead its age is counted from now.
  if (tried.numUpdatedRows > 0) return true;
  await writeOffConfirmations(trx, id, 'It was replaced by a later e-mail to the same address.');
  await writeMail(trx, {
    submissionId: subscriber.submission_id,
    subscriberId: id,
    kind: 'newsletter-confirmation',
    recipient: subscriber.email,
    facts: { consent: subscriber.consent_text },
    at,
  });
  return true;
};

/**
 * Why staff cannot ask an address again: it does not exist, needs no confirmation, or was asked within a day.
 */
export type AskAgainRefusal = 'not-found' | 'not-open' | 'too-soon';

/**
 * Asks again, on request of staff, a subscriber who has not confirmed or whose mail was refused; undefined on
 * success.
 */
export const askAgain = async (
  trx: Transaction<Tables>,
  id: number,
  now: Date,
): Promise<AskAgainRefusal | undefined> => {
  const subscriber = await trx
    .selectFrom('subscribers')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!subscriber) return 'not-found';
  if (subscriber.state !== 'unconfirmed' && subscriber.state !== 'bounced') return 'not-open';
  if (!(await askToConfirm(trx, id, now))) return 'too-soon';
  await trx.updateTable('subscribers').set({ state: 'unconfirmed' }).where('id', '=', id).execute();
  return undefined;
};
