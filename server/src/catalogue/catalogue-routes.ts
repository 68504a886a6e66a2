import { announcementsOn, shopDay } from '@jeweler/core/business';
import type { Catalogue } from '@jeweler/core/schemas';
import type { Router } from 'express';
import type { ShopData } from '../database/database.ts';
import { FOR_CDN, finishResponse, sendFinished } from '../http/finished-response.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { CatalogueStore } from './catalogue-store.ts';

const lists = {
  '/api/categories': ({ categories }) => categories,
  '/api/collections': ({ collections }) => collections,
  '/api/products': ({ products }) => products,
  // Kept until the shop's day ends, as all responses are.
  '/api/banner-items': ({ bannerItems }, day) => announcementsOn(bannerItems, day),
} as const satisfies Record<string, (catalogue: Catalogue, day: string) => readonly object[]>;

/** The four lists of SPEC section 7, as JSON arrays. */
export const addCatalogueLists = (
  router: Router,
  { catalogue, clock, responses }: ShopData & { catalogue: CatalogueStore; responses: ResponseCache },
): void => {
  for (const [path, select] of Object.entries(lists)) {
    const make = () =>
      finishResponse({
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify(select(catalogue.current, shopDay(clock()))),
        headers: { 'Cache-Control': 'no-cache', ...FOR_CDN },
      });
    router.get(path, async (request, response) => {
      sendFinished(request, response, await responses.get(path, make));
    });
  }
};
