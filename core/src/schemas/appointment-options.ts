/** Hourly slots in 24-hour form, in the shop's time zone (SPEC section 9). */
export const appointmentSlots = [
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
] as const;
export type AppointmentSlot = (typeof appointmentSlots)[number];

/** What an appointment may be for (SPEC section 9); the labels are in business. */
export const appointmentTypes = [
  'engagement',
  'bespoke',
  'collection',
  'wedding',
  'repair',
  'appraisal',
] as const;
export type AppointmentType = (typeof appointmentTypes)[number];
