import type { DayAndSlot } from '@jeweler/core/submissions';
import type { Transaction } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import type { Tables } from '../database/tables.ts';
import { addToHistory, NO_WISH } from './store-state.ts';
import type { ItemRow } from './submission-item.ts';

/** Stores the time that a visitor asks for in place of the appointment's own; undefined: none anymore. */
export const storeWish = async (
  trx: Transaction<Tables>,
  actor: Actor,
  { id, revision, wish_day, wish_slot }: ItemRow,
  wish: DayAndSlot | undefined,
): Promise<void> => {
  await trx
    .updateTable('submissions')
    .set({
      ...(wish ? { wish_day: wish.day, wish_slot: wish.slot, wish_at: actor.at } : NO_WISH),
      // Whoever still sees the time before must not decide about this one.
      revision: revision + 1,
    })
    .where('id', '=', id)
    .execute();
  const times = wish ? { to_time: `${wish.day} ${wish.slot}` } : { from_time: `${wish_day} ${wish_slot}` };
  await addToHistory(trx, actor, id, { action: 'note', ...times });
};
