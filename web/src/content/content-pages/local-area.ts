import { shop } from '@jeweler/core/business';
import { servicePicture } from '../pictures.ts';
import type { CitiesSection, PageContent } from './page-content.ts';

/** The four cities in the order of SPEC section 9. */
export const servedCities: CitiesSection['cities'] = [
  {
    name: 'West Palm Beach',
    text: 'From the waterfront to the western communities: engagement rings, estate pieces and everyday repair.',
    services: ['Custom engagement rings', 'Estate jewelry appraisal', 'Ring sizing', 'Prong re-tipping'],
    // biome-ignore format: a table of codes reads better in rows
    zipCodes: [
      '33401', '33402', '33403', '33404', '33405', '33406', '33407', '33408', '33409', '33410', '33411',
      '33412', '33413', '33414', '33415', '33416', '33417', '33418', '33419', '33420', '33421', '33422',
    ],
  },
  {
    name: 'Boca Raton',
    text: 'Restyled heirlooms, larger stones and appraisals that describe them accurately.',
    services: ['Jewelry restyling', 'Insurance appraisals', 'Stone setting', 'Rhodium plating'],
    zipCodes: ['33428', '33431', '33432', '33433', '33434', '33486', '33487', '33496'],
  },
  {
    name: 'Delray Beach',
    text: 'Wedding bands made in pairs, and the careful repair of pieces with a history.',
    services: ['Wedding bands', 'Vintage restoration', 'Chain repair', 'Cleaning and polishing'],
    zipCodes: ['33444', '33445', '33446', '33448', '33482', '33483', '33484'],
  },
  {
    name: 'Boynton Beach',
    text: 'Clasps, chains and pearls repaired, and new pieces drawn at the bench.',
    services: ['Bespoke design', 'Clasp replacement', 'Pearl restringing', 'Gemstone consultation'],
    zipCodes: ['33424', '33425', '33426', '33435', '33436', '33437', '33472', '33473', '33474'],
  },
];

/** `/southeast-florida-jewelry`: reasons to choose the shop, cities, services (SPEC section 2, local-area page). */
export const localArea: PageContent = {
  description:
    'Master jeweler and certified gemologist for West Palm Beach, Boca Raton, Delray Beach and Boynton Beach: custom jewelry, repair, appraisals.',
  hero: {
    title: `Jewelry in ${shop.region}`,
    lead: `An independent master jeweler and certified gemologist for ${shop.county}. You talk to the person who will work on your ring.`,
    isNarrow: true,
    link: { label: 'Contact Us', href: '/contact' },
    picture: servicePicture(
      'local-area-hero',
      'additional-2',
      { at: '50% 40%', inHero: '50% 42%', widen: 0.66 },
      'White gold band with engraved leaves and beaded edges, dark ground',
    ),
  },
  sections: [
    {
      kind: 'points',
      label: 'Why choose us',
      heading: 'The bench is here, and so is the jeweler',
      points: {
        'Over 40 years at the bench':
          'Goldsmithing and gemology in the same pair of hands, from the first drawing to the last polish.',
        'Nothing is sent away':
          'Sizing, setting and repair are done in the workshop. Your piece does not travel by mail.',
        'Estimates are free': 'We look at every repair and price it before any work begins.',
        'Answered within 24 hours':
          'Messages and quote requests reach the jeweler, who answers them himself.',
      },
    },
    { kind: 'cities', label: 'Areas we serve', heading: 'Four cities, one workshop', cities: servedCities },
    {
      kind: 'cards',
      label: 'What we do',
      heading: 'Made, mended, appraised',
      cards: [
        {
          title: 'Custom Jewelry & Engagement Rings',
          text: 'Drawn with you, carved, cast and set. Most pieces take 1-2 weeks.',
          link: { label: 'Design a piece', href: '/custom-design' },
          picture: servicePicture('local-area-1', 'stone-setting-1', { at: '15% 50%' }),
        },
        {
          title: 'Jewelry Repair',
          text: 'Sizing, prongs, chains and clasps, most of it within days.',
          link: { label: 'See services and prices', href: '/services' },
          picture: servicePicture('local-area-2', 'chains-2'),
        },
        {
          title: 'Appraisals & Consultations',
          text: 'Photographs, measurements, material analysis and market valuation, for insurance or for your own peace of mind.',
          link: { label: 'Book an Appointment', href: '/appointment' },
          picture: servicePicture('local-area-3', 'stone-setting-3'),
        },
      ],
    },
    // The others are on the page of client stories only.
    { kind: 'quotes', isWindow: true, most: 3, label: 'From clients', heading: 'What they took home' },
  ],
  closing: {
    heading: 'Bring the ring, the stone or just the idea',
    text: 'We will look at it together under the loupe. A first conversation costs nothing.',
    link: { label: 'Contact Us', href: '/contact' },
  },
};
