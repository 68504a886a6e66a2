import { shopDay, shopInstant } from '@jeweler/core/business';
import { mailDefinitions, mailKinds } from '@jeweler/core/mail';
import { timeOf } from '../database/appointment-time.ts';
import type { Database } from '../database/database.ts';
import { writeMail } from './outbox.ts';

/**
 * How long before an appointment its visitor is reminded, in elapsed milliseconds: not hours on the clock.
 */
const AHEAD_MS = 24 * 3_600_000;

const appointmentMails = mailKinds.filter((kind) => mailDefinitions[kind].tellsTime);

/**
 * Writes reminders of confirmed appointments that begin within a day, each once: the database rejects a
 * second one for the same time. A visitor who was told about the time within that day needs none. Returns how
 * many.
 */
export const writeReminders = async ({ query, writes }: Database, now: Date): Promise<number> => {
  const rows = await query
    .selectFrom('submissions')
    .select(['id', 'email', 'appointment_day', 'appointment_slot', 'appointment_hours', 'status_since'])
    .where('appointment_day', '>=', shopDay(now))
    .where('appointment_day', '<=', shopDay(new Date(now.getTime() + AHEAD_MS)))
    .where('status', '=', 'confirmed')
    .where('email', 'is not', null)
    .execute();
  let written = 0;
  for (const { id, email, status_since, ...row } of rows) {
    const appointment = timeOf(row);
    if (!appointment) continue;
    const { day, slot } = appointment;
    const begins = shopInstant(day, slot).getTime();
    const from = begins - AHEAD_MS;
    if (now.getTime() < from || now.getTime() >= begins || Date.parse(status_since) > from) continue;
    const once_key = `reminder ${id} ${day} ${slot}`;
    const isWritten = await writes.run(async (trx) => {
      const known = await trx
        .selectFrom('outbox')
        .select('id')
        .where('submission_id', '=', id)
        .where(({ or, and, eb }) =>
          or([
            eb('once_key', '=', once_key),
            and([eb('kind', 'in', appointmentMails), eb('created_at', '>', new Date(from).toISOString())]),
          ]),
        )
        .executeTakeFirst();
      if (known) return false;
      await writeMail(trx, {
        submission_id: id,
        kind: 'appointment-reminder',
        recipient: email,
        facts: { appointment },
        at: now.toISOString(),
        once_key,
      });
      return true;
    });
    if (isWritten) written += 1;
  }
  return written;
};
