import { shop } from '@jeweler/core/business';
import { servicePicture } from '../pictures.ts';
import type { PageContent } from './page-content.ts';

/** `/about-{name}`: the founder. */
export const founder: PageContent = {
  description: `${shop.founder.fullName}, master goldsmith and certified gemologist, has worked at the bench for over 40 years.`,
  hero: {
    title: shop.founder.fullName,
    lead: 'Master jeweler and certified gemologist, over 40 years at the bench.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    picture: servicePicture('founder-hero', 'ring-sizing-1', { at: '40% 30%', inHero: '0% 30%', widen: 1.3 }),
  },
  sections: [
    {
      kind: 'text',
      label: 'The trade',
      heading: 'Metal first, then stones',
      paragraphs: [
        'He learned the trade the old way: a year of sawing and filing copper, then silver, then gold, and only then a stone. By the time he was allowed to set one, his hands knew how far metal will bend before it tires.',
        'The gemology came later, from a wish to know what he was holding. A certified gemologist can name a stone, its treatment and its worth; a goldsmith knows how to keep it safe. It helps to be both.',
      ],
      picture: servicePicture('founder-bench', 'stone-setting-3', { at: '45% 50%' }),
    },
    {
      kind: 'points',
      label: 'Three trades in one',
      heading: 'What people come to him for',
      points: {
        'Master goldsmith':
          'Engagement rings, wedding bands and pieces drawn for one person, from the sketch to the polish.',
        Gemologist:
          'Stones identified and graded, and appraisals with photographs, measurements, material analysis and market valuation.',
        Restorer:
          'Worn heads rebuilt, thin shanks made whole, old settings left as they are where they deserve it.',
      },
    },
    {
      kind: 'text',
      label: 'In his words',
      heading: '“A ring is worn ten thousand days. I think of the last one.”',
      paragraphs: [
        'So prongs are a little heavier than fashion would have them, and edges are softened where a sleeve would catch. You may never notice. That is how it should be.',
      ],
      link: { label: 'How a piece is made', href: '/craftsmanship' },
    },
  ],
  closing: {
    heading: `Sit down with ${shop.founder.firstName}`,
    text: 'An hour at the bench, with loose stones and a sketchbook, and no obligation.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    secondLink: { label: 'Read Client Stories', href: '/testimonials' },
  },
};
