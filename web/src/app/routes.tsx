import { type ComponentType, useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';
import { type PageName, type PublicPage, pageNames, publicPages } from '../config/public-pages.ts';
import { type ContentPageName, contentPages } from '../content/content-pages/index.ts';
import { lazyPart } from '../lib/lazy.ts';
import { isMissing, subscribeToMissing } from '../lib/loading/until-loaded.ts';
import { PageFailure } from './page-failure.tsx';
import { notePending } from './pending-page.ts';

type PageComponent = ComponentType & { preload: () => Promise<unknown> };

export interface PageRoute extends Pick<PublicPage, 'path' | 'each'> {
  Page: PageComponent;
}

/** Path of the page that the server rendered; undefined on the server itself. */
const firstPath = globalThis.location?.pathname;
const isFirstPage = () => globalThis.location?.pathname === firstPath;

const never = () => false;

/**
 * A page, whose code is loaded once the frame around it is hydrated. Until then, and if it cannot be loaded, the
 * server's HTML stays: links, menus, questions and tabs are native, and input is kept. A page that was navigated
 * to has none: if its code cannot be loaded, it says so.
 */
const lazyPage = (load: () => Promise<ComponentType>): PageComponent => {
  const Code = lazyPart(load);
  const Page = () => {
    const isCodeMissing = useSyncExternalStore(subscribeToMissing, () => isMissing(Code), never);
    if (isFirstPage()) return <Code />;
    if (isCodeMissing) return <PageFailure />;
    if (!Code.isLoaded()) notePending(Code.preload());
    return <Code />;
  };
  return Object.assign(Page, { preload: Code.preload });
};

/** The code of every page but those of texts and pictures. */
const pageCode: Readonly<Record<Exclude<PageName, ContentPageName>, () => Promise<ComponentType>>> = {
  home: async () => (await import('../pages/home/home-page.tsx')).HomePage,
  services: async () => (await import('../pages/services/services-page.tsx')).ServicesPage,
  appointment: async () => (await import('../pages/appointment/appointment-page.tsx')).AppointmentPage,
  contact: async () => (await import('../pages/contact/contact-page.tsx')).ContactPage,
  prizeRules: async () => (await import('../pages/prize-rules/prize-rules-page.tsx')).PrizeRulesPage,
  account: async () => (await import('../pages/account/account-page.tsx')).AccountPage,
  category: async () => (await import('../pages/category/category-page.tsx')).CategoryPage,
  collection: async () => (await import('../pages/collection/collection-page.tsx')).CollectionPage,
  product: async () => (await import('../pages/product/product-page.tsx')).ProductPage,
};

const contentPage = async (name: ContentPageName): Promise<ComponentType> => {
  const [{ ContentPage }, content] = await Promise.all([
    import('../pages/content/content-page.tsx'),
    contentPages[name](),
  ]);
  return () => <ContentPage page={name} content={content} />;
};

const isContentPage = (name: PageName): name is ContentPageName => Object.hasOwn(contentPages, name);

const toPage = (name: PageName) => lazyPage(isContentPage(name) ? () => contentPage(name) : pageCode[name]);

/** Every public screen; the last one matches all other paths. */
export const routes: readonly PageRoute[] = [
  ...pageNames.map((name) => ({ ...publicPages[name], Page: toPage(name) })),
  {
    path: '*',
    Page: lazyPage(async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage),
  },
];

/** The route of a path and its slug (empty if the path has none). The catch-all matches everything else. */
export const matchRoute = (pathname: string): { route: PageRoute; slug: string } => {
  for (const route of routes) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (match) return { route, slug: match.params.slug ?? '' };
  }
  throw new Error('The route table has no catch-all.');
};
