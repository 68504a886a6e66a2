import { prizeRulesPath, shop } from '@jeweler/core/business';

/** A page of the public site. Its texts are in `content`, its code in `app/routes.tsx`. */
export interface PublicPage {
  /** With `:slug` if there is one such page for each entry of a list. */
  readonly path: string;
  /** The list of the catalogue that has such a page for each entry. */
  readonly each?: 'categories' | 'collections' | 'products';
  /** It is not in the sitemap. */
  readonly isPersonal?: true;
}

/** Every page of the public site, in sitemap order; routes, sitemap, links and tests derive from it. */
export const publicPages = {
  home: { path: '/' },
  services: { path: '/services' },
  customDesign: { path: '/custom-design' },
  craftsmanship: { path: '/craftsmanship' },
  localArea: { path: '/southeast-florida-jewelry' },
  about: { path: '/about' },
  founder: { path: shop.founder.aboutPath },
  restyling: { path: '/restyling-process' },
  rings: { path: '/rings' },
  ringGuide: { path: '/guides/how-to-buy-engagement-ring' },
  testimonials: { path: '/testimonials' },
  appointment: { path: '/appointment' },
  contact: { path: '/contact' },
  accessibility: { path: '/accessibility' },
  prizeRules: { path: prizeRulesPath },
  account: { path: '/account', isPersonal: true },
  category: { path: '/category/:slug', each: 'categories' },
  collection: { path: '/collection/:slug', each: 'collections' },
  product: { path: '/product/:slug', each: 'products' },
} as const satisfies Record<string, PublicPage>;

type Pages = typeof publicPages;
export type PageName = keyof Pages;

export const pageNames = Object.keys(publicPages) as readonly PageName[];

/** The path of a page; of a page for each entry of a list, that of the entry. */
export const pagePath = ({ path }: PublicPage, slug = ':slug'): string => path.replace(':slug', slug);

const pathOrPaths = (page: PublicPage) => (page.each ? (slug: string) => pagePath(page, slug) : page.path);

/** Links to the pages, by their names. */
export const paths = {
  ...(Object.fromEntries(pageNames.map((name) => [name, pathOrPaths(publicPages[name])])) as {
    // What `pathOrPaths` returns, by name: `Object.fromEntries` forgets the names.
    readonly [Name in PageName]: Pages[Name] extends { each: string } ? (slug: string) => string : string;
  }),
  /** The message form, with the beginning of a message about a product. */
  contactAbout: (slug: string) => `${publicPages.contact.path}?piece=${slug}`,
  /** The booking form, about a product. */
  appointmentAbout: (slug: string) => `${publicPages.appointment.path}?piece=${slug}`,
};
