import { type PublicPage, pagePath, publicPages } from '../../web/src/config/public-pages.ts';

/** Of each list, an entry of the sample catalogue. */
const sampleSlugs = {
  categories: 'engagement-rings',
  collections: 'heritage',
  products: 'round-solitaire-in-yellow-gold',
};

const pages = Object.values<PublicPage>(publicPages);
const toRoute = (page: PublicPage) => pagePath(page, page.each && sampleSlugs[page.each]);

/** One path of every public screen (SPEC section 2). */
export const publicRoutes = pages.map(toRoute);

/** Of the content pages, which are one component, the longest and the shortest are enough to measure. */
const MEASURED_CONTENT_PAGES: readonly string[] = ['/about', '/testimonials'];

/** Public screens, each of which takes long to measure. */
export const measuredRoutes = pages
  .filter(({ kind, path }) => kind !== 'content' || MEASURED_CONTENT_PAGES.includes(path))
  .map(toRoute);
