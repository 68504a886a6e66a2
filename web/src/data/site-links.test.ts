import { expect, test } from 'vitest';
import { shippedCatalogue } from '../../../tests/support/sample-products.ts';
import { catalogueLinks } from './site-links.ts';

test('names the menus that lead to a category, once each', () => {
  const parts = catalogueLinks.filter(({ path }) => path === '/category/engagement-rings');
  expect(parts.map(({ part }) => part)).toEqual(expect.arrayContaining(['Header', 'Side menu', 'Footer']));
  expect(new Set(parts.map(({ part }) => part)).size).toBe(parts.length);
});

test('leads to pages that the shipped catalogue has', () => {
  const pages = new Set([
    ...shippedCatalogue.categories.map(({ slug }) => `/category/${slug}`),
    ...shippedCatalogue.collections.map(({ slug }) => `/collection/${slug}`),
    ...shippedCatalogue.products.map(({ slug }) => `/product/${slug}`),
  ]);
  expect(catalogueLinks.filter(({ path }) => !pages.has(path))).toEqual([]);
});
