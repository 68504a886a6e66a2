import { daysBetween, shopDay } from '@jeweler/core/business';
import type { Availability, DaysQuery } from '@jeweler/core/submissions';
import { type Database, snapshot } from '../database/database.ts';
import { readOpeningHours } from './opening-hours.ts';
import { heldSlots, publicState, toSlotStates } from './slot-states.ts';

/** Which slots can be requested, without any personal data. */
export const availability = ({ query }: Database, days: DaysQuery, now: Date): Promise<Availability> =>
  snapshot(query, async (trx) => {
    const { hours } = await readOpeningHours(trx);
    const held = await heldSlots(trx, days, now);
    const known = { hours, held, now, today: shopDay(now) };
    return {
      days: daysBetween(days.from, days.to).map((day) => ({
        day,
        slots: toSlotStates((slot) => publicState(known, { day, slot })),
      })),
    };
  });
