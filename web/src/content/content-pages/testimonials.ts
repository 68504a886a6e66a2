import { galleryPicture } from '../pictures.ts';
import { pieceStories } from './craftsmanship.ts';
import type { PageContent } from './page-content.ts';

/** `/testimonials`: testimonials of clients, and three products with their stories. */
export const testimonials: PageContent = {
  description:
    'Client stories: rings reset, pearls restrung, stones found. What people in Southeast Florida say about the work.',
  hero: {
    title: 'Client Stories',
    lead: 'Told by the people who wear the pieces.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    picture: galleryPicture('testimonials-hero', 'pearl-earrings', {
      at: '50% 60%',
      inHero: '50% 62%',
      widen: 0.5,
    }),
  },
  sections: [
    { kind: 'quotes', label: 'From clients', heading: 'In their own words' },
    { ...pieceStories, link: undefined },
  ],
  closing: {
    heading: 'Yours could begin this week',
    text: 'Bring the piece and its story. We will look at it together under the loupe.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    secondLink: { label: 'Send a Message', href: '/contact' },
  },
};
