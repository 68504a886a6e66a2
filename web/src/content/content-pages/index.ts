import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { founder } from './founder.ts';
import type { PageContent } from './page-content.ts';
import { restyling } from './restyling.ts';
import { ringGuide } from './ring-guide.ts';
import { rings } from './rings.ts';
import { testimonials } from './testimonials.ts';

/** Pages that consist of texts and pictures only, by their names in `config/public-pages.ts`. */
export const contentPages = {
  about,
  founder,
  restyling,
  rings,
  ringGuide,
  testimonials,
  accessibility,
} satisfies Record<string, PageContent>;
