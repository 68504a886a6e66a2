import { mainNavigation, shopNavigation } from '@jeweler/core/business';
import type { Catalogue } from '@jeweler/core/schemas';
import { paths } from '../config/paths.ts';
import { normaliseUrl } from '../data/normalise-url.ts';
import { matchRoute } from './routes.tsx';

type ListOfSlugs = (catalogue: Catalogue) => readonly { slug: string }[];

const slugLists: Readonly<Record<string, ListOfSlugs>> = {
  [paths.category(':slug')]: ({ categories }) => categories,
  [paths.collection(':slug')]: ({ collections }) => collections,
  [paths.product(':slug')]: ({ products }) => products,
};

/** The header marks the link that leads to where one is, whether there is a page or not. */
const linkedPaths = new Set([...mainNavigation, ...shopNavigation].map(({ href }) => href));

/**
 * The address whose page answers `requested`: its normalised form or, where nothing is to be found,
 * one for all addresses of the same screen, such as `/product/:slug`, which no slug can be. So unknown
 * paths, however many, are rendered once a kind; the browser knows by itself where it is.
 */
export const pageUrl = (requested: string, catalogue: Catalogue): string => {
  const url = normaliseUrl(requested);
  const { pathname } = new URL(url, 'http://site.invalid');
  const { route, slug } = matchRoute(pathname);
  const list = slugLists[route.path]?.(catalogue);
  const exists = list ? list.some((entry) => entry.slug === slug) : route.path !== '*';
  if (exists) return url;
  if (linkedPaths.has(pathname)) return pathname;
  return route.path === '*' ? '/*' : route.path;
};
