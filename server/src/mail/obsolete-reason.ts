import { slotHasBegun } from '@jeweler/core/business';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { obsoleteConfirmationReason } from '../newsletter/subscriber-mails.ts';
import { isReplaced, REPLACED } from './appointment-mails.ts';
import type { MailRow } from './compose-mail.ts';
import type { MailFacts } from './outbox.ts';

/** Why a waiting mail is no longer of use; null when it still is. */
export const obsoleteReason = async (
  query: Kysely<Tables>,
  row: MailRow,
  now: Date,
): Promise<string | null> => {
  const { kind, facts, recipient, submission_id: id, subscriber_id, asked_at, created_at } = row;
  if (subscriber_id !== null)
    return obsoleteConfirmationReason(query, { subscriber_id, asked_at, created_at });
  if (id === null || recipient === null) return null;
  const present = await query
    .selectFrom('submissions')
    .select(['status', 'appointment_day', 'appointment_slot'])
    .where('id', '=', id)
    .executeTakeFirst();
  // These changes wrote off what was waiting then; a mail that was being sent at that time is met here, if it
  // has to be tried again.
  if (asked_at === null && present?.status === 'spam') return 'It was marked as spam.';
  if (asked_at === null && (await isReplaced(query, row))) return REPLACED;
  const { appointment } = JSON.parse(facts) as MailFacts;
  if (!kind.startsWith('appointment-') || !appointment) return null;
  if (slotHasBegun(appointment.day, appointment.slot, now)) return 'The appointment time had already passed.';
  if (kind !== 'appointment-reminder') return null;
  const holds =
    present?.status === 'confirmed' &&
    present.appointment_day === appointment.day &&
    present.appointment_slot === appointment.slot;
  return holds ? null : 'The appointment is no longer confirmed for that time.';
};
