import { describe, expect, test } from 'vitest';
import { filteredHref, readFilter } from './product-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('a filter read from a query', () => {
  test('knows style, shape and order', () => {
    expect(read('style=halo&shape=pear&sort=bestsellers')).toEqual({
      style: 'halo',
      shape: 'pear',
      sort: 'bestsellers',
      show: 60,
    });
  });

  test('knows material and the two orders of price', () => {
    expect(read('material=rose-gold&sort=price-asc')).toEqual({
      material: 'rose-gold',
      sort: 'price-asc',
      show: 60,
    });
    expect(read('sort=price-desc')).toMatchObject({ sort: 'price-desc' });
  });

  test('takes unknown values for absent', () => {
    expect(read('style=cheap&shape=&material=wood&price=1-2&sort=price&q=ring')).toEqual({ show: 60 });
  });

  test('takes the last value of a repeated key', () => {
    expect(read('style=halo&style=plain')).toMatchObject({ style: 'plain' });
  });

  test.each([
    ['', 60],
    ['60', 60],
    ['61', 120],
    ['120', 120],
    ['600', 600],
    ['601', 600],
    ['999999999999999999999', 60],
    ['-120', 60],
    ['1e3', 60],
  ])('draws whole steps, and never more than ten of them: show=%s', (show, drawn) => {
    expect(read(`show=${show}`).show).toBe(drawn);
  });
});

describe('the address of a filtered list', () => {
  test('is the plain path when nothing is filtered', () => {
    expect(filteredHref('/category/earrings', { show: 60 })).toBe('/category/earrings');
  });

  test('reads back as the same filter', () => {
    const filter = {
      style: 'three-stone',
      shape: 'oval',
      material: 'platinum',
      availability: 'in-shop',
      price: '2500-5000',
      stone_origin: 'lab-grown',
      sort: 'bestsellers',
      show: 180,
    } as const;
    const href = filteredHref('/category/earrings', filter);
    expect(read(href.slice(href.indexOf('?')))).toEqual(filter);
  });
});
