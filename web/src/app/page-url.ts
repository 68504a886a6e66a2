import type { Catalogue } from '@jeweler/core/schemas';
import { type PublicPage, pagePath, publicPages } from '../config/public-pages.ts';
import { listedProducts } from '../data/card-product.ts';
import { normaliseUrl } from '../data/normalise-url.ts';
import { matchRoute, type PageRoute } from './routes.tsx';

/** Whether the catalogue has an entry for the page of this route, if it needs one. */
export const pageExists = (route: PageRoute, slug: string, catalogue: Catalogue): boolean => {
  const list = route.each && catalogue[route.each];
  return list ? list.some((entry) => entry.slug === slug) : route.path !== '*';
};

/**
 * The URL whose page is the response to `requested`: its normalised form or, if nothing exists there, one URL
 * for all that show the same screen, such as `/product/:slug`, which is not a valid slug. This way all
 * unknown paths of a kind are rendered only once; the browser takes the actual path from its location.
 */
export const pageUrl = (requested: string, catalogue: Catalogue): string => {
  const url = normaliseUrl(requested);
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const { route, slug } = matchRoute(pathname);
  const piece = searchParams.get('piece');
  if (piece !== null && !catalogue.products.some((product) => product.slug === piece)) {
    searchParams.delete('piece');
    return normaliseUrl(`${pathname}?${searchParams}`);
  }
  if (pageExists(route, slug, catalogue)) return url;
  return route.path === '*' ? '/*' : route.path;
};

/** Every public path with its own content, in sitemap order; without products that are in no list. */
export const listPaths = (catalogue: Catalogue): string[] => {
  const listed = { ...catalogue, products: listedProducts(catalogue.products) };
  return Object.values<PublicPage>(publicPages)
    .filter(({ isPersonal }) => !isPersonal)
    .flatMap((page) =>
      page.each ? listed[page.each].map(({ slug }) => pagePath(page, slug)) : [pagePath(page)],
    );
};
