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
}

const lazyPage = (load: () => Promise<ComponentType<object>>) =>
  lazyPart(load, { onRequest: notePending, onUnavailable: openDocument });

const houseModule = 'src/pages/house/house-page.tsx';
const HousePage = lazyPage(async () => (await import('../pages/house/house-page.tsx')).HousePage);

/** Every public screen of SPEC section 2, in the order paths are tried; the last one takes the rest. */
export const routes: readonly PageRoute[] = [
  {
    path: paths.home,
    Page: lazyPage(async () => (await import('../pages/home/home-page.tsx')).HomePage),
    module: 'src/pages/home/home-page.tsx',
  },
  {
    path: paths.category(':slug'),
    Page: lazyPage(async () => (await import('../pages/category/category-page.tsx')).CategoryPage),
    module: 'src/pages/category/category-page.tsx',
  },
  {
    path: paths.collection(':slug'),
    Page: lazyPage(async () => (await import('../pages/collection/collection-page.tsx')).CollectionPage),
    module: 'src/pages/collection/collection-page.tsx',
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
    Page: lazyPage(
      async () => (await import('../pages/custom-design/custom-design-page.tsx')).CustomDesignPage,
    ),
    module: 'src/pages/custom-design/custom-design-page.tsx',
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
    Page: lazyPage(async () => (await import('../pages/local-area/local-area-page.tsx')).LocalAreaPage),
    module: 'src/pages/local-area/local-area-page.tsx',
  },
  ...[paths.about, paths.founder, paths.restyling, paths.rings, paths.ringGuide, paths.testimonials].map(
    (path) => ({ path, Page: HousePage, module: houseModule }),
  ),
  {
    path: '*',
    Page: lazyPage(async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage),
    module: 'src/pages/not-found/not-found-page.tsx',
  },
];
