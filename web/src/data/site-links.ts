import { contentPages } from '../content/content-pages/index.ts';
import { footerCategories } from '../content/footer.ts';
import { shopNavigation } from '../content/navigation.ts';
import { navigationPanels } from '../content/navigation-panels.ts';
import { sideMenuGroups } from '../content/side-menu.ts';

/** A page of the catalogue that a part of the site links to, whatever the catalogue contains. */
export interface CatalogueLink {
  /** Root-relative, without a query: `/category/earrings`. */
  readonly path: string;
  /** The part of the site, as it is called in the portal. */
  readonly part: string;
}

const CATALOGUE_PAGE = /^\/(?:category|collection|product)\/[^?#]+/;

/** All distinct pages of the catalogue that a part's data link to. */
const linksIn = (data: unknown): Set<string> => {
  if (typeof data === 'string') return new Set(CATALOGUE_PAGE.exec(data) ?? []);
  if (typeof data !== 'object' || data === null) return new Set();
  return new Set(Object.values(data).flatMap((value) => [...linksIn(value)]));
};

const part = (name: string, ...data: unknown[]): CatalogueLink[] =>
  [...linksIn(data)].map((path) => ({ path, part: name }));

/** The links of the site's own texts and menus into the catalogue, which a deletion would break. */
export const catalogueLinks: readonly CatalogueLink[] = [
  ...part('Header', shopNavigation, navigationPanels),
  ...part('Side menu', sideMenuGroups),
  ...part('Footer', footerCategories),
  ...Object.values(contentPages).flatMap((content) => part(content.hero.title, content)),
];
