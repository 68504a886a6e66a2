import { dayAfter, shopDay } from '@jeweler/core/business';
import { MAX_REMINDER_DAYS, type Reminder } from '@jeweler/core/submissions';
import type { Actor } from '../accounts/actor.ts';
import type { Database } from '../database/database.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { addToHistory } from './store-state.ts';
import { findByReference } from './submission-item.ts';

/**
 * Puts a submission to a day, in the shop's time zone, or to none. False, and nothing is changed, when it has
 * changed since the revision. Rejects with NotFoundError, and with ValidationError for a day that has passed.
 */
export const setReminder = (
  { writes }: Database,
  actor: Actor,
  reference: string,
  { day, revision }: Reminder,
): Promise<boolean> =>
  writes.run(async (trx) => {
    const today = shopDay(new Date(actor.at));
    if (day !== null && day < today) throw new ValidationError({ day: 'That day has passed.' });
    if (day !== null && day > dayAfter(today, MAX_REMINDER_DAYS))
      throw new ValidationError({ day: 'Please choose a day within two years.' });
    const row = await findByReference(trx, reference);
    if (!row) throw new NotFoundError();
    if (row.revision !== revision) return false;
    const next = revision + 1;
    await trx
      .updateTable('submissions')
      .set({ remind_on: day, revision: next })
      .where('id', '=', row.id)
      .execute();
    await addToHistory(trx, actor, row.id, { action: 'reminder', to_time: day, revision: next });
    return true;
  });
