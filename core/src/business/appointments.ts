import { type AppointmentType, appointmentTypes } from '../schemas/index.ts';

/** Names of the appointment types (SPEC section 9). */
export const appointmentTypeNames: Readonly<Record<AppointmentType, string>> = {
  engagement: 'Engagement Rings',
  bespoke: 'Bespoke Jewelry Design',
  collection: 'Collection Preview',
  wedding: 'Wedding Bands',
  repair: 'Jewelry Repair/Service',
  appraisal: 'Jewelry Appraisal',
};

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Appointment types in the order of the booking form. */
export const appointmentTypeChoices: readonly Choice<AppointmentType>[] = appointmentTypes.map((value) => ({
  value,
  label: appointmentTypeNames[value],
}));
