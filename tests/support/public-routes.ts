import { type PublicPage, pagePath, paths, publicPages } from '../../web/src/config/public-pages.ts';
import { contentPageNames } from '../../web/src/content/content-pages/index.ts';

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

/** Of the content pages, which are one component, these are enough to measure: one with a film, and each kind of section. */
const MEASURED: readonly string[] = [
  '/custom-design',
  '/craftsmanship',
  '/southeast-florida-jewelry',
  '/about',
  '/testimonials',
];
const notMeasured = contentPageNames.map((name) => paths[name]).filter((path) => !MEASURED.includes(path));

/** Public screens, each of which takes long to measure. */
export const measuredRoutes = pages.filter(({ path }) => !notMeasured.includes(path)).map(toRoute);
