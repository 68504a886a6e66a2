import { SLOT_TAKEN_MESSAGE } from '@jeweler/core/schemas';
import type { PhoneBooking } from '@jeweler/core/submissions';
import type { Actor } from '../accounts/actor.ts';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../errors.ts';
import { addToHistory } from '../submissions/store-state.ts';
import { storeSubmission } from '../submissions/store-submission.ts';
import { checkTime } from './appointment-rules.ts';

/** Used in place of the address that a visitor's submission came from. */
const ORIGIN = { address: 'staff', page: null, userAgent: null };

/**
 * Stores a confirmed booking that staff have taken by telephone or at the counter, and returns its reference;
 * a key is stored only once. Rejects with RefusedError when the slot is held or past, or too far ahead.
 */
export const bookAppointment = (
  database: Database,
  actor: Actor,
  { key, day, slot, hours, type, ...visitor }: PhoneBooking,
): Promise<string> =>
  database.writes.run(async (trx) => {
    const stored = await trx
      .selectFrom('submissions')
      .select('reference')
      .where('booking_key', '=', key)
      .executeTakeFirst();
    if (stored) return stored.reference;
    const receivedAt = new Date(actor.at);
    const appointment = { day, slot, hours };
    await checkTime(trx, appointment, receivedAt);
    const booked = await storeSubmission(trx, {
      kind: 'appointment',
      isSpam: false,
      receivedAt,
      origin: ORIGIN,
      payload: { ...visitor, ...{ appointmentDate: day, appointmentTime: slot, appointmentType: type } },
      appointment,
      watchFor: [],
      booking: { status: 'confirmed', key, adminId: actor.adminId },
    });
    if (!booked) throw new RefusedError('slot', SLOT_TAKEN_MESSAGE);
    await addToHistory(trx, actor, booked.id, { action: 'booked', to: 'confirmed' });
    return booked.reference;
  });
