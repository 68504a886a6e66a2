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

/** How many hours staff may give an appointment; visitors ask for one. */
export const appointmentHours: readonly number[] = [1, 2, 3, 4];

/** The hours that an appointment takes, those after the last one of a day left out. */
export const slotsOf = ({
  slot,
  hours = 1,
}: {
  readonly slot: AppointmentSlot;
  readonly hours?: number | undefined;
}): readonly AppointmentSlot[] => {
  const first = appointmentSlots.indexOf(slot);
  return appointmentSlots.slice(first, first + hours);
};

/** `taken`: held by an appointment; `closed`: outside the opening hours, a closed day or blocked hours. */
export const slotStates = ['free', 'taken', 'closed', 'past'] as const;
export type SlotState = (typeof slotStates)[number];

/** Shown when a chosen slot is no longer free (DESIGN, HTTP). */
export const SLOT_TAKEN_MESSAGE = 'That time has just been taken. Please choose another time.';

/** Purposes of an appointment (SPEC section 9); `business` has the labels. */
export const appointmentTypes = [
  'engagement',
  'bespoke',
  'collection',
  'wedding',
  'repair',
  'appraisal',
] as const;
export type AppointmentType = (typeof appointmentTypes)[number];

/** Answer to a request that was stored without a hold on its slot; the page then does not promise the time. */
export const NOT_HELD_MESSAGE =
  'Thank you for booking an appointment with the jeweler. This time is not held for you yet: we will call you to confirm it.';
