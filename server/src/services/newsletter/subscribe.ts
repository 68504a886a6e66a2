import { home } from '@jeweler/core/business';
import { emailKey } from '@jeweler/core/format';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { writeMail } from '../mail/outbox.ts';
import { writeOffConfirmations } from './subscriber-mails.ts';

/** Between two mails that ask the same address to confirm, in milliseconds. */
const SHORTEST_PAUSE = 24 * 3_600_000;

interface Subscribing {
  readonly submissionId: number;
  /** As it was written. */
  readonly email: string;
  /** When the form was sent, and when this happens. */
  readonly consentAt: string;
  readonly at: Date;
}

interface Asked {
  readonly id: number;
  readonly email: string;
  readonly consent: string;
  /** When the last mail was written that asks to confirm. */
  readonly lastAskedAt: string | null;
}

/**
 * Puts an address on the list within the transaction that stores the form, and writes the mail that asks its
 * owner to confirm, at most one in 24 hours. Whoever is on the list already stays as they are: one who waits
 * keeps the consent given first, one who has unsubscribed begins anew, and one whose mail was refused is
 * not written to again.
 */
export const subscribe = async (
  trx: Transaction<Tables>,
  { submissionId, email, consentAt, at }: Subscribing,
): Promise<void> => {
  const key = emailKey(email);
  if (key === null) return;
  const given = {
    email,
    state: 'unconfirmed',
    consent_text: home.newsletter.consent,
    consent_at: consentAt,
    submission_id: submissionId,
  } as const;
  const known = await trx
    .selectFrom('subscribers')
    .select(['id', 'email', 'state', 'consent_text', 'last_asked_at'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  if (known?.state === 'confirmed' || known?.state === 'bounced') return;
  if (known?.state === 'unconfirmed') {
    const { id, consent_text: consent, last_asked_at: lastAskedAt } = known;
    return ask(trx, { id, email: known.email, consent, lastAskedAt }, submissionId, at);
  }
  if (known) await trx.updateTable('subscribers').set(given).where('id', '=', known.id).execute();
  const { insertId } = known
    ? { insertId: known.id }
    : await trx
        .insertInto('subscribers')
        .values({ ...given, email_key: key })
        .executeTakeFirstOrThrow();
  const lastAskedAt = known?.last_asked_at ?? null;
  return ask(
    trx,
    { id: Number(insertId), email, consent: given.consent_text, lastAskedAt },
    submissionId,
    at,
  );
};

/** The same for what staff have taken out of spam; an address that is on the list in any state stays as it is. */
export const subscribeUnknown = async (
  trx: Transaction<Tables>,
  {
    id,
    email,
    received_at,
  }: { readonly id: number; readonly email: string | null; readonly received_at: string },
  now: Date,
): Promise<void> => {
  const known = await trx
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (email !== null && !known)
    await subscribe(trx, { submissionId: id, email, consentAt: received_at, at: now });
};

const ask = async (
  trx: Transaction<Tables>,
  { id, email, consent, lastAskedAt }: Asked,
  submissionId: number,
  now: Date,
): Promise<void> => {
  // Also of a clock that was set back; a time that is further away is of another clock.
  if (lastAskedAt !== null && Math.abs(now.getTime() - Date.parse(lastAskedAt)) < SHORTEST_PAUSE) return;
  const at = now.toISOString();
  await trx.updateTable('subscribers').set({ last_asked_at: at }).where('id', '=', id).execute();
  const tried = await trx
    .updateTable('outbox')
    .set({ asked_at: at })
    .where('subscriber_id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .executeTakeFirst();
  // It may be on its way at this moment, so a second one must not be written: it has its days anew instead.
  if (tried.numUpdatedRows > 0) return;
  await writeOffConfirmations(trx, id, 'A later mail to the same address has taken its place.');
  await writeMail(trx, {
    submissionId,
    subscriberId: id,
    kind: 'newsletter-confirmation',
    recipient: email,
    facts: { consent },
    at,
  });
};
