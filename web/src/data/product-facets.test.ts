import { describe, expect, test } from 'vitest';
import { product } from '../../../tests/support/products.ts';
import { countFacets } from './product-facets.ts';

const halo = product({ style: 'halo', shape: 'round', material: 'Platinum 950, diamond' });
const oval = product({ style: 'halo', shape: 'oval', material: 'Rose gold 18k' });
const plain = product({ style: 'plain', shape: 'round', material: 'Platinum 950' });
const unmarked = product();

describe('what a list can be narrowed to', () => {
  test('are the values its products carry, counted with those that carry none', () => {
    const { style, shape, material } = countFacets([halo, oval, plain, unmarked], {});
    expect(style).toEqual([
      { value: 'halo', count: 3 },
      { value: 'plain', count: 2 },
    ]);
    expect(shape).toEqual([
      { value: 'round', count: 3 },
      { value: 'oval', count: 2 },
    ]);
    expect(material).toEqual([
      { value: 'platinum', count: 3 },
      { value: 'rose-gold', count: 2 },
      { value: 'diamond', count: 2 },
    ]);
  });

  test('follows what is chosen elsewhere, and keeps what the facet itself could be changed to', () => {
    const { style, shape } = countFacets([halo, oval, plain], { style: 'halo' });
    expect(style?.map(({ value }) => value)).toEqual(['halo', 'plain']);
    expect(shape).toEqual([
      { value: 'round', count: 1 },
      { value: 'oval', count: 1 },
    ]);
  });

  test('is a facet only where three products have a value, or where it is chosen and can be cleared', () => {
    const graded = [product({ clarity: 'vs1' }), product({ clarity: 'si1' })];
    expect(countFacets([...graded, unmarked, halo], {})).not.toHaveProperty('clarity');
    const third = product({ clarity: 'vs1' });
    const chosen = [{ value: 'si1', count: 1 }];
    expect(countFacets([...graded, third, unmarked], {}).clarity).toEqual([
      { value: 'vs1', count: 2 },
      ...chosen,
    ]);
    expect(countFacets([...graded, unmarked], { clarity: 'si1' }).clarity).toEqual([
      { value: 'vs1', count: 1 },
      ...chosen,
    ]);
  });

  test('puts each price into one range, which begins with its first amount, and no price into none', () => {
    const priced = [2499.99, 2500, 4999, 5000, 9999.99, 10_000].map((price) => product({ price }));
    const { price: _none, ...uponRequest } = product();
    expect(countFacets([...priced, uponRequest], {}).price).toEqual([
      { value: 'under-2500', count: 1 },
      { value: '2500-5000', count: 2 },
      { value: '5000-10000', count: 2 },
      { value: 'from-10000', count: 1 },
    ]);
  });

  test('has the availability only where a product is in the shop; what is sold is in neither place', () => {
    const inShop = product({ availability: 'in-shop' });
    const made = product({ availability: 'made-to-order' });
    const sold = product({ availability: 'in-shop', sold: true });
    expect(countFacets([inShop, made, unmarked, sold], {}).availability).toEqual([
      { value: 'in-shop', count: 1 },
      { value: 'made-to-order', count: 2 },
    ]);
    for (const list of [[made, unmarked], [sold, unmarked], [inShop]])
      expect(countFacets(list, {})).not.toHaveProperty('availability');
    expect(countFacets([made], { availability: 'made-to-order' })).not.toHaveProperty('availability');
  });

  test('is nothing where every choice would leave the list as it is', () => {
    expect(countFacets([halo, halo, halo], {})).toEqual({});
    // A selected value stays visible, so that it can be cleared.
    expect(countFacets([halo], { style: 'halo' }).style).toEqual([{ value: 'halo', count: 1 }]);
  });
});
