import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { writeMail } from '../mail/outbox.ts';

const DAY_MS = 24 * 3_600_000;
/** Minimum interval between two mails that ask the same address to confirm. */
const MIN_PAUSE_MS = DAY_MS;
/** The same for an address that was asked since it was unsubscribed: a stranger may have entered it. */
export const PAUSE_AFTER_UNSUBSCRIBING_MS = 30 * DAY_MS;

/** Also true for a future time, after the clock was set back; one further away was set by a wrong clock. */
const isRecent = (at: string | null, now: Date, pause: number): boolean =>
  at !== null && Math.abs(now.getTime() - Date.parse(at)) < pause;

type Row = Pick<
  Selectable<Tables['subscribers']>,
  'state' | 'confirmed_at' | 'unsubscribed_at' | 'last_asked_at' | 'consent_text' | 'submission_id'
>;

const getPause = ({ state, confirmed_at, unsubscribed_at, last_asked_at }: Row): number => {
  if (state !== 'unsubscribed' || last_asked_at === null) return MIN_PAUSE_MS;
  if (last_asked_at > (unsubscribed_at ?? '')) return PAUSE_AFTER_UNSUBSCRIBING_MS;
  // Whoever has answered the last one, and unsubscribed since, is no stranger.
  return (confirmed_at ?? '') >= last_asked_at ? 0 : MIN_PAUSE_MS;
};

/**
 * Writes the mail that asks the owner of an address to confirm; false, and nothing is written, when another one
 * was written or sent less than 24 hours ago and not answered, or 30 days ago if the address is unsubscribed.
 * @param given the consent that the mail is about, if it is not the subscriber's own
 */
export const askToConfirm = async (
  trx: Transaction<Tables>,
  id: number,
  now: Date,
  given?: Pick<Row, 'consent_text' | 'submission_id'>,
): Promise<boolean> => {
  const subscriber = await trx
    .selectFrom('subscribers')
    .select(['email', 'state', 'consent_text', 'submission_id'])
    .select(['confirmed_at', 'last_asked_at', 'unsubscribed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // A mail written during an outage is sent later, so the time of writing is not enough.
  const { sentAt } = await trx
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('sent_at').as('sentAt'))
    .where('subscriber_id', '=', id)
    .executeTakeFirstOrThrow();
  const pause = getPause(subscriber);
  if (isRecent(subscriber.last_asked_at, now, pause) || isRecent(sentAt, now, Math.min(pause, MIN_PAUSE_MS)))
    return false;
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
  await writeOffConfirmations(trx, id, 'It was replaced by a later email to the same address.');
  const { consent_text: consent, submission_id } = given ?? subscriber;
  await writeMail(trx, {
    submission_id,
    subscriber_id: id,
    kind: 'newsletter-confirmation',
    recipient: subscriber.email,
    facts: { consent },
    at,
    isCounted: true,
  });
  return true;
};

/** Writes off waiting mails that ask a subscriber to confirm. */
export const writeOffConfirmations = async (
  trx: Transaction<Tables>,
  subscriberId: number,
  reason: string,
): Promise<void> => {
  await trx
    .updateTable('outbox')
    .set({ state: 'written-off', reason })
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'waiting')
    .execute();
};

/**
 * Why staff cannot ask an address again: it does not exist, needs no confirmation, or was asked within a day.
 */
export type AskAgainRefusal = 'not-found' | 'not-open' | 'too-soon';

/**
 * Asks again, on request of staff, a subscriber who has not confirmed or whose mail was refused; undefined on
 * success.
 */
export const askAgain = ({ writes }: Database, id: number, now: Date): Promise<AskAgainRefusal | undefined> =>
  writes.run(async (trx) => {
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
  });
