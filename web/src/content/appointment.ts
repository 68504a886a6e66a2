import { galleryPicture } from './pictures.ts';

/** Copy of the appointment page (SPEC section 2, appointment page). */
export const appointmentPage = {
  title: 'Book an Appointment',
  description:
    'Book an hour with a master jeweler in Southeast Florida: engagement rings, bespoke design, wedding bands, repair and appraisal. Choose a day and a time.',
  lead: 'Choose a day and time, and we will confirm shortly.',
  picture: galleryPicture('appointment', 'emerald-earring'),
  visit: {
    title: 'An hour at the bench, with no obligation',
    text: 'Bring the ring, the stone or just the idea. We will look at it together under the loupe.',
  },
} as const;
