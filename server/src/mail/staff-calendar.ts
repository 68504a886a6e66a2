import { slotHasBegun } from '@jeweler/core/business';
import type { MailFacts } from '@jeweler/core/mail';
import { type AppointmentTime, isSameTime, type SubmissionStatus } from '@jeweler/core/submissions';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { type TimeColumns, timeOf } from '../database/appointment-time.ts';
import type { Tables } from '../database/tables.ts';
import { readSettings } from '../settings/portal-settings.ts';
import { type MailAbout, mailsAbout, REPLACED, takeBack, waitAgain } from './appointment-mails.ts';
import { afterUndo, writeMail } from './outbox.ts';

/** An appointment as it stands after a change. */
export type StoredAppointment = TimeColumns &
  Pick<
    Selectable<Tables['submissions']>,
    'id' | 'kind' | 'status' | 'reference' | 'received_at' | 'name' | 'phone' | 'revision'
  >;

/** 'A. F.' */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .map((part) => `${[...part][0]?.toLocaleUpperCase('en-US')}.`)
    .join(' ');

const KINDS = ['staff-calendar'] as const;

/** What each calendar was told last: by its address, undefined for that of notices. */
const lastTold = async (query: Kysely<Tables>, id: number, counts = (_: MailAbout) => true) => {
  const mails = (await mailsAbout(query, id, KINDS)).filter(counts);
  return new Map(mails.reverse().map((mail) => [mail.to, mail]));
};

/** What is still waiting is deleted with its appointment: a cancellation among it will reach nobody. */
const staysTold = ({ state, calendar }: MailAbout) => state !== 'waiting' || calendar === 'request';

/** What is written to one calendar; undefined if it shows that already. */
const changeFor = (
  told: MailFacts | undefined,
  { status, time, isWanted }: { status: SubmissionStatus; time: AppointmentTime; isWanted: boolean },
): 'confirmed' | 'moved' | 'cancelled' | undefined => {
  const isThere = told?.calendar === 'request';
  if (status === 'confirmed' && isWanted) {
    if (isThere && isSameTime(time, told.appointment)) return undefined;
    return isThere ? 'moved' : 'confirmed';
  }
  return isThere ? 'cancelled' : undefined;
};

/**
 * Writes what the calendars of the staff have to learn of an appointment that was stored or changed, in the same
 * transaction: an invitation when it is confirmed, a newer version when it is moved, a cancellation when it does not
 * take place, or not now. Held as long as an undo takes. Nothing about one that has begun.
 */
export const writeStaffCalendar = async (
  trx: Transaction<Tables>,
  appointment: StoredAppointment,
  now: Date,
): Promise<void> => {
  const { id, kind, status } = appointment;
  const time = timeOf(appointment);
  if (kind !== 'appointment' || !time || slotHasBegun(time.day, time.slot, now)) return;
  // It took place, or will be said not to have.
  if (status === 'done' || status === 'no-show') return;
  await takeBack(trx, id, now, KINDS);
  const told = await lastTold(trx, id);
  const { calendarEntries, calendarEmails } = (await readSettings(trx)).settings;
  const calendars: (string | undefined)[] = calendarEmails.length > 0 ? calendarEmails : [undefined];
  const wanted = calendarEntries === 'none' ? [] : calendars;
  for (const to of new Set([...told.keys(), ...wanted])) {
    const before = told.get(to);
    const act = changeFor(before, { status, time, isWanted: wanted.includes(to) });
    if (!act) {
      if (before) await waitAgain(trx, id, now, REPLACED).where('id', '=', before.mailId).execute();
      continue;
    }
    const name = appointment.name ?? '';
    await writeMail(trx, {
      submission_id: id,
      kind: 'staff-calendar',
      facts: {
        to,
        // A calendar forgets the time that it was told, whatever has become of the appointment since.
        appointment: (act === 'cancelled' && before?.appointment) || time,
        calendar: act === 'cancelled' ? 'cancel' : 'request',
        sequence: appointment.revision,
        calendarEntry: {
          who: calendarEntries === 'full' ? name : initialsOf(name),
          phone: calendarEntries === 'full' ? appointment.phone : null,
          act,
          reference: appointment.reference,
          receivedAt: appointment.received_at,
        },
      },
      at: now.toISOString(),
      next_attempt_at: afterUndo(now),
    });
  }
};

/**
 * Writes the cancellations of appointments that are about to be deleted, if calendars show them: mails that belong to
 * no submission, so that they are not deleted with it, and say nothing of the visitor.
 */
export const writeCancellations = async (
  trx: Transaction<Tables>,
  ids: readonly number[],
  now: Date,
): Promise<void> => {
  const rows = await trx
    .selectFrom('submissions')
    .select(['id', 'reference', 'received_at', 'revision'])
    .where('id', 'in', ids)
    .where('kind', '=', 'appointment')
    .execute();
  for (const { id, reference, received_at: receivedAt, revision } of rows) {
    for (const [to, { calendar, appointment }] of await lastTold(trx, id, staysTold)) {
      if (calendar !== 'request' || !appointment) continue;
      if (slotHasBegun(appointment.day, appointment.slot, now)) continue;
      await writeMail(trx, {
        kind: 'staff-calendar',
        facts: {
          to,
          appointment,
          calendar: 'cancel',
          sequence: revision + 1,
          calendarEntry: { who: '', phone: null, act: 'cancelled', reference, receivedAt },
        },
        at: now.toISOString(),
      });
    }
  }
};
