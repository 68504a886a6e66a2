import { shopDay, shopInstant, slotHasBegun } from '@jeweler/core/business';
import { appointmentSlots } from '@jeweler/core/schemas';

const DAY = 24 * 60 * 60 * 1000;

/** The first day with an hour left: today at the shop, or tomorrow after its last slot. */
export const firstOpenDay = (now: Date): string => {
  const today = shopDay(now);
  if (appointmentSlots.some((slot) => !slotHasBegun(today, slot, now))) return today;
  const noon = shopInstant(today, '12:00');
  return shopDay(new Date(noon.getTime() + DAY));
};
