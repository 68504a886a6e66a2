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

/** The type that a text is; null: none of the form's. */
export const toAppointmentType = (text: string | undefined): AppointmentType | null =>
  appointmentTypes.find((type) => type === text) ?? null;

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Appointment types in the order of the booking form. */
export const appointmentTypeChoices: readonly Choice<AppointmentType>[] = appointmentTypes.map((value) => ({
  value,
  label: appointmentTypeNames[value],
}));

/** What an appointment about a piece of these categories is for, by their addresses; of all others, a preview. */
const typesOfCategories: Readonly<Record<string, AppointmentType>> = {
  'engagement-rings': 'engagement',
  bridal: 'engagement',
  'eternity-bands': 'wedding',
  'wedding-bands': 'wedding',
  'mens-wedding-bands': 'wedding',
  'womens-wedding-bands': 'wedding',
};

/** The type of an appointment about a piece of the category with this address. */
export const typeOfCategory = (slug = ''): AppointmentType => typesOfCategories[slug] ?? 'collection';

/** The booking form, about a piece if its address is given, and with a type chosen. */
export const bookingPath = (piece?: string, type?: AppointmentType | null): string => {
  const query = [piece && `piece=${piece}`, type && `type=${type}`].filter(Boolean).join('&');
  return query ? `/appointment?${query}` : '/appointment';
};
