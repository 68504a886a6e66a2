import type { SitePicture } from '@jeweler/core/business';

/** Copy of the appointment page (SPEC section 2, appointment page). */
export const appointmentPage = {
  title: 'Book an Appointment',
  description:
    'Book an hour with a master jeweler in Southeast Florida: engagement rings, bespoke design, wedding bands, repair and appraisal. Choose a day and a time.',
  lead: 'Choose a day and time, and we will confirm shortly.',
  picture: {
    place: 'appointment',
    src: '/media/gallery/emerald-earring.jpg',
    width: 1200,
    height: 1500,
    alt: 'Pair of emerald drop earrings with diamond halos in yellow gold',
  } satisfies SitePicture,
  visit: {
    title: 'An hour at the bench, with no obligation',
    text: 'Bring the ring, the stone or just the idea. We will look at it together under the loupe.',
  },
} as const;
