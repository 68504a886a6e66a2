import { prizeRulesPath, shop } from '@jeweler/core/business';

/** A page of the public site. Its texts are in `content`, its code in `app/routes.tsx`. */
export interface PublicPage {
  /** With `:slug` if there is one such page for each entry of a list. */
  readonly path: string;
  /** `content`: texts and pictures from `content/content-pages`, all shown by one component; `coded`: its own. */
  readonly kind: 'content' | 'coded';
  /** The list of the catalogue that has such a page for each entry. */
  readonly each?: 'categories' | 'collections' | 'products';
  /** It is not in the sitemap. */
  readonly isPersonal?: true;
}

/** Every page of the public site, in sitemap order; routes, sitemap, links and tests derive from it. */
export const publicPages = {
  home: { path: '/', kind: 'coded' },
  services: { path: '/services', kind: 'coded' },
  customDesign: { path: '/custom-design', kind: 'coded' },
  craftsmanship: { path: '/craftsmanship', kind: 'coded' },
  localArea: { path: '/southeast-florida-jewelry', kind: 'coded' },
  about: { path: '/about', kind: 'content' },
  founder: { path: shop.founder.aboutPath, kind: 'content' },
  restyling: { path: '/restyling-process', kind: 'content' },
  rings: { path: '/rings', kind: 'content' },
  ringGuide: { path: '/guides/how-to-buy-engagement-ring', kind: 'content' },
  testimonials: { path: '/testimonials', kind: 'content' },
  appointment: { path: '/appointment', kind: 'coded' },
  contact: { path: '/contact', kind: 'coded' },
  accessibility: { path: '/accessibility', kind: 'content' },
  prizeRules: { path: prizeRulesPath, kind: 'coded' },
  account: { path: '/account', kind: 'coded', isPersonal: true },
  category: { path: '/category/:slug', kind: 'coded', each: 'categories' },
  collection: { path: '/collection/:slug', kind: 'coded', each: 'collections' },
  product: { path: '/product/:slug', kind: 'coded', each: 'products' },
} as const satisfies Record<string, PublicPage>;

type Pages = typeof publicPages;
export type PageName = keyof Pages;
/** Names of the pages that are shown by one component, each with its own content. */
export type ContentPageName = {
  [Name in PageName]: Pages[Name]['kind'] extends 'content' ? Name : never;
}[PageName];

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
