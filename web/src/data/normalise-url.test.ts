import { describe, expect, test } from 'vitest';
import { normaliseUrl } from './normalise-url.ts';

describe('an address, normalised', () => {
  test.each([
    ['/', '/'],
    ['/category/earrings/', '/category/earrings'],
    ['/category/earrings?utm_source=letter', '/category/earrings'],
    ['/category/earrings?style=halo&shape=oval', '/category/earrings?shape=oval&style=halo'],
    ['/category/earrings?style=halo&style=plain', '/category/earrings?style=plain'],
    ['/category/earrings?style=cheap&show=60', '/category/earrings'],
    ['/category/earrings?show=100', '/category/earrings?show=120'],
    ['/services?service=chains', '/services?service=chains'],
    ['/services?service=made-up', '/services'],
    ['/contact?service=chains', '/contact'],
    // Only lists have filters, and a collection can only be lengthened.
    ['/?style=halo&sort=price-asc', '/'],
    ['/contact?style=halo&shape=oval&material=platinum&sort=bestsellers&show=600', '/contact'],
    ['/product/round-halo?style=halo&show=120', '/product/round-halo'],
    ['/services?service=chains&style=halo', '/services?service=chains'],
    ['/collection/heritage?style=halo&sort=price-asc&show=100', '/collection/heritage?show=120'],
  ])('%s is the page %s', (url, page) => {
    expect(normaliseUrl(url)).toBe(page);
  });

  test('stays as it is when normalised again', () => {
    const once = normaliseUrl('/category/earrings?sort=bestsellers&show=70&shape=oval&x=1');
    expect(normaliseUrl(once)).toBe(once);
  });
});
