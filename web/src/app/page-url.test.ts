import { describe, expect, test } from 'vitest';
import { smallCatalogue } from '../../../tests/support/sample-catalogue.ts';
import { listPaths, pageUrl } from './page-url.ts';

const catalogue = smallCatalogue();

describe('the page that answers', () => {
  test.each([
    ['/', '/'],
    ['/contact?utm_source=mail', '/contact'],
    ['/category/earrings?style=halo&x=1', '/category/earrings?style=halo'],
    ['/collection/heritage', '/collection/heritage'],
  ])('%s is the page of %s', (asked, url) => {
    expect(pageUrl(asked, catalogue)).toBe(url);
  });

  test.each([
    ['/category/tiaras', '/category/:slug'],
    ['/category/tiaras?style=halo', '/category/:slug'],
    ['/category/%3Aslug', '/category/:slug'],
    ['/collection/desert', '/collection/:slug'],
    ['/product/sold-long-ago', '/product/:slug'],
    ['/product/a/b', '/*'],
    ['/no/such/page?style=halo', '/*'],
  ])('the unknown %s is one for all of its kind', (asked, url) => {
    expect(pageUrl(asked, catalogue)).toBe(url);
    expect(pageUrl(url, catalogue)).toBe(url);
  });

  test('follows the catalogue', () => {
    expect(pageUrl('/category/earrings', { ...catalogue, categories: [] })).toBe('/category/:slug');
  });
});

test('a product that has left the lists has its page, which the sitemap does not name', () => {
  const [first, ...others] = catalogue.products;
  if (!first) throw new Error('There is one.');
  const later = { ...catalogue, products: [{ ...first, sold: true, unlisted: true } as const, ...others] };
  expect(listPaths(catalogue)).toContain(`/product/${first.slug}`);
  expect(listPaths(later)).toEqual(listPaths(catalogue).filter((path) => path !== `/product/${first.slug}`));
  expect(pageUrl(`/product/${first.slug}`, later)).toBe(`/product/${first.slug}`);
});
