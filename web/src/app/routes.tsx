import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { type LazyPart, lazyPart } from '../components/lazy/lazy-part.tsx';
import { paths } from '../config/paths.ts';
import { whenFirstInteraction, whenIdle } from '../lib/loading/start-up.ts';
import { openDocument } from './open-document.ts';
import { notePending } from './pending-page.ts';

export interface PageRoute {
  path: string;
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

/**
 * A page with a film, a wheel, a form or an enlargeable picture: its code is loaded when the browser is idle.
 */
const page = (load: () => Promise<ComponentType<object>>) => lazyPage(load, whenIdle);

/** A page of links: its code is not needed before the next navigation. */
const linksPage = (load: () => Promise<ComponentType<object>>) => lazyPage(load, whenFirstInteraction);

const HousePage = linksPage(async () => (await import('../pages/house/house-page.tsx')).HousePage);

/** Every public screen, in matching order; the last one matches all other paths. */
export const routes: readonly PageRoute[] = [
  {
    path: paths.home,
    Page: page(async () => (await import('../pages/home/home-page.tsx')).HomePage),
  },
  {
    path: paths.category(':slug'),
    Page: linksPage(async () => (await import('../pages/category/category-page.tsx')).CategoryPage),
  },
  {
    path: paths.collection(':slug'),
    Page: linksPage(async () => (await import('../pages/collection/collection-page.tsx')).CollectionPage),
  },
  {
    path: paths.product(':slug'),
    Page: page(async () => (await import('../pages/product/product-page.tsx')).ProductPage),
  },
  {
    path: paths.contact,
    Page: page(async () => (await import('../pages/contact/contact-page.tsx')).ContactPage),
  },
  {
    path: paths.appointment,
    Page: page(async () => (await import('../pages/appointment/appointment-page.tsx')).AppointmentPage),
  },
  {
    path: paths.account,
    Page: page(async () => (await import('../pages/account/account-page.tsx')).AccountPage),
  },
  {
    path: paths.services,
    Page: page(async () => (await import('../pages/services/services-page.tsx')).ServicesPage),
  },
  {
    path: paths.customDesign,
    Page: linksPage(
      async () => (await import('../pages/custom-design/custom-design-page.tsx')).CustomDesignPage,
    ),
  },
  {
    path: paths.craftsmanship,
    Page: page(async () => (await import('../pages/craftsmanship/craftsmanship-page.tsx')).CraftsmanshipPage),
  },
  {
    path: paths.localArea,
    Page: linksPage(async () => (await import('../pages/local-area/local-area-page.tsx')).LocalAreaPage),
  },
  ...[
    paths.about,
    paths.founder,
    paths.restyling,
    paths.rings,
    paths.ringGuide,
    paths.testimonials,
    paths.accessibility,
  ].map((path) => ({ path, Page: HousePage })),
  {
    path: '*',
    Page: linksPage(async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage),
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
