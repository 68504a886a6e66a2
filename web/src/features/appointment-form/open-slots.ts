import { type Choice, shopDay, shopInstant, slotHasBegun } from '@jeweler/core/business';
import { formatSlot } from '@jeweler/core/format';
import { type AppointmentSlot, appointmentSlots } from '@jeweler/core/schemas';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first day with a slot left: today at the shop, or tomorrow once today's last slot has begun. */
export const firstOpenDay = (now: Date): string => {
  const today = shopDay(now);
  if (appointmentSlots.some((slot) => !slotHasBegun(today, slot, now))) return today;
  const noon = shopInstant(today, '12:00');
  return shopDay(new Date(noon.getTime() + DAY_MS));
};

/** Hourly slots, 10:00 AM through 6:00 PM, in the shop's time zone. */
export const slotChoices: readonly Choice<AppointmentSlot>[] = appointmentSlots.map((value) => ({
  value,
  label: formatSlot(value),
}));
