import { shop } from '@jeweler/core/business';
import { galleryPicture, servicePicture } from '../pictures.ts';
import type { PageContent } from './page-content.ts';

/** `/about`: the shop. */
export const about: PageContent = {
  description: `${shop.name} is a workshop of one master jeweler and certified gemologist in ${shop.region}: custom pieces, restyling, repair and appraisals.`,
  hero: {
    title: `About ${shop.name}`,
    lead: 'A workshop with a front door, not a store with a workshop in back.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    picture: galleryPicture('about-hero', 'gold-rings', { at: '50% 30%', inHero: '50% 62%', widen: 0.66 }),
  },
  sections: [
    {
      kind: 'text',
      label: 'The shop',
      heading: 'One bench, one pair of hands',
      paragraphs: [
        'Most jewelry passes through a dozen hands before it reaches yours. Here it passes through one. The person who takes in your ring is the person who will saw, set and polish it.',
        'That keeps the house small, and it keeps the answers short. You ask the person who knows.',
      ],
      link: { label: `Meet ${shop.founder.firstName}`, href: shop.founder.aboutPath },
      picture: servicePicture('about-bench', 'additional-3', { at: '15% 50%' }),
    },
    {
      kind: 'points',
      label: 'What we stand by',
      heading: 'Four habits of ours',
      points: {
        'Measured before promised':
          'Every stone is looked at under the microscope and every ring is gauged before we quote a price.',
        'Estimates are free':
          'For a repair you know what it costs before the work begins, and you can always say no.',
        'Nothing leaves the workshop':
          'Sizing, setting, engraving and polishing are done here, where you handed the piece over.',
        'Answered within 24 hours': 'Every message is answered by the jeweler himself.',
      },
    },
    {
      kind: 'cards',
      label: 'What we do',
      heading: 'Made, remade, mended',
      cards: [
        {
          title: 'Custom Design',
          text: 'A piece that exists once, drawn with you and made in 1-2\u00a0weeks.',
          link: { label: 'See how it is made', href: '/custom-design' },
          picture: galleryPicture('about-1', 'emerald-ring', { at: '46% 0%' }),
        },
        {
          title: 'Restyling',
          text: 'The stones and gold you already own, in a piece you’ll wear.',
          link: { label: 'See the process', href: '/restyling-process' },
          picture: galleryPicture(
            'about-2',
            'diamond-bracelet',
            { at: '70% 60%' },
            'Diamond line bracelet in white gold',
          ),
        },
        {
          title: 'Repair and Appraisal',
          text: 'Sizing, prongs, chains and clasps; valuations for your insurer.',
          link: { label: 'See services and prices', href: '/services' },
          picture: servicePicture('about-3', 'stone-setting-2'),
        },
      ],
    },
  ],
  closing: {
    heading: 'Come and see the bench',
    text: 'Bring a piece, a stone or a question. A first conversation costs nothing.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    secondLink: { label: 'Send a Message', href: '/contact' },
  },
};
