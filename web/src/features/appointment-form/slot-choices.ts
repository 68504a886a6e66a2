import type { Choice } from '@jeweler/core/business';
import { formatSlot } from '@jeweler/core/format';
import { type AppointmentSlot, appointmentSlots } from '@jeweler/core/schemas';

/** Hourly slots, 10:00 AM through 6:00 PM, in the shop's time zone. */
export const slotChoices: readonly Choice<AppointmentSlot>[] = appointmentSlots.map((value) => ({
  value,
  label: formatSlot(value),
}));
