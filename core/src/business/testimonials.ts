import type { Testimonial } from '../schemas/index.ts';

/** The three testimonials with five stars each (SPEC section 2, local-area page), until staff change one of them. */
export const usualTestimonials: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Elena R.',
    text: 'My grandmother’s diamond sat in a drawer for twenty years. He showed me three drawings, and now I wear it every day.',
    city: 'Boca Raton',
    rating: 5,
  },
  {
    id: 2,
    name: 'Marcus T.',
    text: 'Two prongs were gone and I had not noticed. They were rebuilt by the next afternoon.',
    city: 'West Palm Beach',
    rating: 5,
  },
  {
    id: 3,
    name: 'Dana and Luis P.',
    text: 'Our bands were made side by side from one bar of gold. We watched the engraving being cut.',
    city: 'Delray Beach',
    rating: 5,
  },
];
