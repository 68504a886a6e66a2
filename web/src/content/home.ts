import { shop } from '@jeweler/core/business';
import { withoutBreaks } from './names.ts';

/** Copy of the home page, section by section (SPEC section 2, home). */
export const home = {
  description: `Custom jewelry, engagement rings, repair and appraisals by a master jeweler and certified gemologist in ${shop.region}, at the bench for over 40 years.`,
  hero: {
    /** The ampersand is set in italics, so the headline is split into parts. */
    headline: { before: 'Custom Jewelry', ampersand: '&', after: 'Expert Repair' },
    subline: `A master jeweler with ${shop.yearsOfExperience} years at the bench, serving ${withoutBreaks('West Palm Beach')}, ${withoutBreaks('Boca Raton')}, ${withoutBreaks('Delray Beach')} and ${withoutBreaks('Boynton Beach')}.`,
    link: { label: 'Book an Appointment', href: '/appointment' },
    collectionsLink: { label: 'See the collections', href: '/#collections' },
  },
  intro: {
    label: 'From the bench',
    heading: 'Made by one pair of hands, to be worn for a lifetime',
  },
  credentials: {
    years: shop.yearsOfExperience,
    yearsLabel: 'Years of Excellence',
    heading: 'A goldsmith and a\u00a0gemologist at the same bench',
    points: {
      'Certified Master Goldsmith': 'Forging, casting and hand finishing in gold and platinum.',
      'Expert Gemologist': 'Stones chosen, graded and appraised in person.',
      'Precious Metals Specialist': 'Alloys, plating and laser work, explained before the work begins.',
    },
    link: { label: 'Discover Our Services', href: '/services' },
  },
  collections: {
    label: 'Collections',
    heading: 'Four ways to begin',
  },
  bestsellers: {
    label: 'Bestsellers',
    heading: 'Our most requested pieces',
  },
  faq: {
    label: 'Good to know',
    heading: 'Questions we hear most',
    stillHaveQuestions: {
      heading: 'Still Have Questions?',
      text: 'The jeweler answers the phone himself.',
      callLabel: 'Call',
      messageLink: { label: 'Send a Message', href: '/contact' },
    },
  },
  contact: {
    label: 'Contact',
    heading: 'Tell us what you have in mind',
    lead: 'A drawing, an heirloom, a worn clasp: write a few lines and we’ll get back to you within 24 hours.',
  },
  newsletter: {
    label: 'Newsletter',
    heading: 'Be the first to see new pieces',
  },
} as const;
