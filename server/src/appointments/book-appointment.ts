import { formatAppointment } from '@jeweler/core/format';
import { SLOT_TAKEN_MESSAGE } from '@jeweler/core/schemas';
import type { PhoneBooking } from '@jeweler/core/submissions';
import type { Actor } from '../accounts/actor.ts';
import { timeOf } from '../database/appointment-time.ts';
import type { Database } from '../database/database.ts';
import { ConflictError, RefusedError } from '../errors.ts';
import { addToHistory } from '../submissions/store-state.ts';
import { storeSubmission } from '../submissions/store-submission.ts';
import { checkTime } from './appointment-rules.ts';

/** Used in place of the address that a visitor's submission came from. */
const ORIGIN = { address: 'staff', page: null, userAgent: null };

/**
 * Stores a confirmed booking that staff have taken by telephone or at the counter, and returns its reference;
 * a key is stored only once. Rejects with RefusedError when the slot is held or past, or too far ahead, and with
 * ConflictError when something else is stored for the key: what was changed after a lost answer is not saved.
 */
export const bookAppointment = (
  database: Database,
  actor: Actor,
  { key, day, slot, hours, type, ...visitor }: PhoneBooking,
): Promise<string> =>
  database.writes.run(async (trx) => {
    const appointment = { day, slot, hours };
    const payload = { ...visitor, appointmentDate: day, appointmentTime: slot, appointmentType: type };
    const stored = await trx
      .selectFrom('submissions')
      .select(['reference', 'name', 'details', 'appointment_day', 'appointment_slot', 'appointment_hours'])
      .where('booking_key', '=', key)
      .executeTakeFirst();
    const time = stored && timeOf(stored);
    if (time && (stored.details !== JSON.stringify(payload) || (time.hours ?? 1) !== (hours ?? 1)))
      throw new ConflictError(
        `This was booked already: ${stored.name}, ${formatAppointment(time)}. What you have changed since is not saved: close this form, and move that booking in the agenda, or cancel it and book again.`,
      );
    if (stored) return stored.reference;
    const receivedAt = new Date(actor.at);
    await checkTime(trx, appointment, receivedAt);
    const booked = await storeSubmission(trx, {
      kind: 'appointment',
      isSpam: false,
      receivedAt,
      origin: ORIGIN,
      payload,
      appointment,
      watchFor: [],
      booking: { status: 'confirmed', key, adminId: actor.adminId },
    });
    if (!booked) throw new RefusedError('slot', SLOT_TAKEN_MESSAGE);
    await addToHistory(trx, actor, booked.id, { action: 'booked', to_status: 'confirmed' });
    return booked.reference;
  });
