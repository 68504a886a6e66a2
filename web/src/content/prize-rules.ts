import { shop } from '@jeweler/core/business';
import { accessibilityHero } from './pictures.ts';

/** Copy of the page with the rules of the wheel; the rules themselves are the shop's. */
export const prizeRulesPage = {
  description: `The rules of ${shop.founder.firstName}’s Wheel of Fortune: how it works, what can be won, what it is worth, and the chance of each prize.`,
  hero: {
    title: 'Prize Rules',
    lead: `How ${shop.founder.firstName}’s Wheel of Fortune works, and the chance of each prize.`,
    link: { label: 'Contact Us', href: '/contact' },
    picture: accessibilityHero,
  },
  label: 'Wheel of Fortune',
  heading: 'The rules',
} as const;
