import { shop } from '@jeweler/core/business';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import type { HousePage } from './content-page.ts';
import { founder } from './founder.ts';
import { restyling } from './restyling.ts';
import { ringGuide } from './ring-guide.ts';
import { rings } from './rings.ts';
import { testimonials } from './testimonials.ts';

/** Pages about the shop by their paths. */
export const housePages: Readonly<Record<string, HousePage>> = {
  '/about': about,
  [shop.founder.aboutPath]: founder,
  '/restyling-process': restyling,
  '/rings': rings,
  '/guides/how-to-buy-engagement-ring': ringGuide,
  '/testimonials': testimonials,
  '/accessibility': accessibility,
};
