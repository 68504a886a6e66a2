import type { Catalogue } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { finishResponse, sendFinished } from '../http/finished-response.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { CatalogueStore } from './catalogue-store.ts';

const lists = {
  '/api/categories': 'categories',
  '/api/collections': 'collections',
  '/api/products': 'products',
  '/api/banner-items': 'bannerItems',
} as const satisfies Record<string, keyof Catalogue>;

interface CatalogueDeps {
  readonly catalogue: Pick<CatalogueStore, 'current'>;
  readonly responses: ResponseCache;
}

/** The four lists of SPEC section 7, as JSON arrays. */
export const addCatalogueLists = (router: Router, { catalogue, responses }: CatalogueDeps): void => {
  for (const [path, list] of Object.entries(lists)) {
    const make = () =>
      finishResponse({
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify(catalogue.current[list]),
        headers: { 'Cache-Control': 'no-cache' },
      });
    router.get(path, async (request, response) => {
      sendFinished(request, response, await responses.get(path, make));
    });
  }
};
