import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { type LazyPart, lazyPart } from '../components/lazy/lazy-part.tsx';
import {
  type ContentPageName,
  type PageName,
  type PublicPage,
  pageNames,
  publicPages,
} from '../config/public-pages.ts';
import { whenFirstInteraction, whenIdle } from '../lib/loading/start-up.ts';
import { openDocument } from './open-document.ts';
import { notePending } from './pending-page.ts';

export interface PageRoute extends Pick<PublicPage, 'path' | 'each'> {
  Page: LazyPart<object>;
}

/** Path of the page that the server rendered; undefined on the server itself. */
const firstPath = globalThis.location?.pathname;
const isFirstPage = () => globalThis.location?.pathname === firstPath;

let hurry = () => {};
const whenHurried = new Promise<void>((resolve) => {
  hurry = resolve;
});

/** Loads the first page's code at once: its server HTML is gone, because the frame was rendered anew. */
export const loadFirstPage = (): void => hurry();

/**
 * The server-rendered page works without its code: links, menus, questions and tabs are native, and input is
 * kept. The code is loaded after the frame; if that fails, the server's HTML stays.
 */
const lazyPage = (load: () => Promise<ComponentType<object>>, whenDrawn: () => Promise<unknown>) =>
  lazyPart(load, {
    defer: () => (isFirstPage() ? Promise.race([whenDrawn(), whenHurried]) : Promise.resolve()),
    stays: isFirstPage,
    onRequest: (page) => {
      if (!isFirstPage()) notePending(page);
    },
    onUnavailable: openDocument,
  });

/** The code of every page but the content pages, which are one component. */
const pageCode: Readonly<Record<Exclude<PageName, ContentPageName>, () => Promise<ComponentType<object>>>> = {
  home: async () => (await import('../pages/home/home-page.tsx')).HomePage,
  services: async () => (await import('../pages/services/services-page.tsx')).ServicesPage,
  customDesign: async () => (await import('../pages/custom-design/custom-design-page.tsx')).CustomDesignPage,
  craftsmanship: async () =>
    (await import('../pages/craftsmanship/craftsmanship-page.tsx')).CraftsmanshipPage,
  localArea: async () => (await import('../pages/local-area/local-area-page.tsx')).LocalAreaPage,
  appointment: async () => (await import('../pages/appointment/appointment-page.tsx')).AppointmentPage,
  contact: async () => (await import('../pages/contact/contact-page.tsx')).ContactPage,
  account: async () => (await import('../pages/account/account-page.tsx')).AccountPage,
  category: async () => (await import('../pages/category/category-page.tsx')).CategoryPage,
  collection: async () => (await import('../pages/collection/collection-page.tsx')).CollectionPage,
  product: async () => (await import('../pages/product/product-page.tsx')).ProductPage,
};

const ContentPage = lazyPage(
  async () => (await import('../pages/content/content-page.tsx')).ContentPage,
  whenFirstInteraction,
);

const isContentPage = (name: PageName): name is ContentPageName => publicPages[name].kind === 'content';

const toLazyPage = (name: PageName) =>
  isContentPage(name)
    ? ContentPage
    : lazyPage(pageCode[name], publicPages[name].kind === 'interactive' ? whenIdle : whenFirstInteraction);

/** Every public screen; the last one matches all other paths. */
export const routes: readonly PageRoute[] = [
  ...pageNames.map((name) => ({ ...publicPages[name], Page: toLazyPage(name) })),
  {
    path: '*',
    Page: lazyPage(
      async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage,
      whenFirstInteraction,
    ),
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
