import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../components/lazy/lazy-part.tsx';
import { paths } from '../components/paths.ts';
import { openDocument } from './open-document.ts';
import { notePending } from './pending-page.ts';

export interface PageRoute {
  path: string;
  Page: LazyPart<object>;
  /** Source of the page relative to `web/`, which is its key in the build's manifest. */
  module: string;
  /** The server's page is not hydrated before the first interaction. */
  isDeferred?: true;
}

const lazyPage = (load: () => Promise<ComponentType<object>>) =>
  lazyPart(load, { onRequest: notePending, onUnavailable: openDocument });

/** Path of the page that the server drew; there is none on the server. */
const firstPath = globalThis.location?.pathname;
const isFirstPage = () => globalThis.location?.pathname === firstPath;

/**
 * A page of links and native controls only, which loses nothing while its scripts are not there. Where the
 * server drew it, its code comes with the first interaction, and what is drawn stays if that cannot be had.
 */
const linksPage = (load: () => Promise<ComponentType<object>>) =>
  lazyPart(load, {
    defer: true,
    stays: isFirstPage,
    onRequest: (page) => {
      if (!isFirstPage()) notePending(page);
    },
    onUnavailable: openDocument,
  });

const houseModule = 'src/pages/house/house-page.tsx';
const HousePage = linksPage(async () => (await import('../pages/house/house-page.tsx')).HousePage);

/** Every public screen of SPEC section 2, in the order paths are tried; the last one takes the rest. */
export const routes: readonly PageRoute[] = [
  {
    path: paths.home,
    Page: lazyPage(async () => (await import('../pages/home/home-page.tsx')).HomePage),
    module: 'src/pages/home/home-page.tsx',
  },
  {
    path: paths.category(':slug'),
    Page: linksPage(async () => (await import('../pages/category/category-page.tsx')).CategoryPage),
    module: 'src/pages/category/category-page.tsx',
    isDeferred: true,
  },
  {
    path: paths.collection(':slug'),
    Page: linksPage(async () => (await import('../pages/collection/collection-page.tsx')).CollectionPage),
    module: 'src/pages/collection/collection-page.tsx',
    isDeferred: true,
  },
  {
    path: paths.product(':slug'),
    Page: lazyPage(async () => (await import('../pages/product/product-page.tsx')).ProductPage),
    module: 'src/pages/product/product-page.tsx',
  },
  {
    path: paths.contact,
    Page: lazyPage(async () => (await import('../pages/contact/contact-page.tsx')).ContactPage),
    module: 'src/pages/contact/contact-page.tsx',
  },
  {
    path: paths.appointment,
    Page: lazyPage(async () => (await import('../pages/appointment/appointment-page.tsx')).AppointmentPage),
    module: 'src/pages/appointment/appointment-page.tsx',
  },
  {
    path: paths.account,
    Page: lazyPage(async () => (await import('../pages/account/account-page.tsx')).AccountPage),
    module: 'src/pages/account/account-page.tsx',
  },
  {
    path: paths.services,
    Page: lazyPage(async () => (await import('../pages/services/services-page.tsx')).ServicesPage),
    module: 'src/pages/services/services-page.tsx',
  },
  {
    path: paths.customDesign,
    Page: linksPage(
      async () => (await import('../pages/custom-design/custom-design-page.tsx')).CustomDesignPage,
    ),
    module: 'src/pages/custom-design/custom-design-page.tsx',
    isDeferred: true,
  },
  {
    path: paths.craftsmanship,
    Page: lazyPage(
      async () => (await import('../pages/craftsmanship/craftsmanship-page.tsx')).CraftsmanshipPage,
    ),
    module: 'src/pages/craftsmanship/craftsmanship-page.tsx',
  },
  {
    path: paths.localArea,
    Page: linksPage(async () => (await import('../pages/local-area/local-area-page.tsx')).LocalAreaPage),
    module: 'src/pages/local-area/local-area-page.tsx',
    isDeferred: true,
  },
  ...[paths.about, paths.founder, paths.restyling, paths.rings, paths.ringGuide, paths.testimonials].map(
    (path) => ({ path, Page: HousePage, module: houseModule, isDeferred: true as const }),
  ),
  {
    path: '*',
    Page: linksPage(async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage),
    module: 'src/pages/not-found/not-found-page.tsx',
    isDeferred: true,
  },
];
