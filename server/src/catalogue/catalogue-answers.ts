import type { Catalogue } from '@jeweler/core/schemas';
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts';
import { DATA_CSP } from '../http/security-headers.ts';
import type { CatalogueStore } from './catalogue-store.ts';

const lists = {
  '/api/categories': 'categories',
  '/api/collections': 'collections',
  '/api/products': 'products',
  '/api/banner-items': 'bannerItems',
} as const satisfies Record<string, keyof Catalogue>;

/** The four lists of SPEC section 7 as JSON arrays, by path. */
export const catalogueAnswers = (
  catalogue: CatalogueStore,
  securityHeaders: Readonly<Record<string, string>>,
): [path: string, make: () => Promise<PreparedResponse>][] =>
  Object.entries(lists).map(([path, list]) => [
    path,
    () =>
      prepareResponse({
        status: 200,
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify(catalogue.current[list]),
        headers: { ...securityHeaders, 'Content-Security-Policy': DATA_CSP, 'Cache-Control': 'no-cache' },
      }),
  ]);
