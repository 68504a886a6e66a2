import { shopDay, shopInstant } from '@jeweler/core/business';
import { type AppointmentSlot, appointmentSlots } from '@jeweler/core/schemas';

const DAY = 24 * 60 * 60 * 1000;

/** Whether the shop's clock has reached `slot` on `day` at the instant `now`. */
export const isPast = (day: string, slot: AppointmentSlot, now: Date): boolean =>
  shopInstant(day, slot) <= now;

/** The first day with an hour left: today at the shop, or tomorrow after its last slot. */
export const firstOpenDay = (now: Date): string => {
  const today = shopDay(now);
  if (appointmentSlots.some((slot) => !isPast(today, slot, now))) return today;
  const noon = shopInstant(today, '12:00');
  return shopDay(new Date(noon.getTime() + DAY));
};
