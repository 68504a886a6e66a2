import { describe, expect, test } from 'vitest';
import { manyProducts, product } from '../../../tests/support/products.ts';
import { onCard } from './card-product.ts';
import {
  productsOfCategory,
  productsOfCollection,
  productWithSlug,
  selectProducts,
} from './select-products.ts';

const halo = product({ style: 'halo', shape: 'round' });
const plain = product({ style: 'plain', shape: 'oval' });
const unmarked = product();

describe('a selection of products', () => {
  test('leaves out products of another style or shape, never those without one', () => {
    const list = [halo, plain, unmarked];
    expect(selectProducts(list, { style: 'halo', show: 60 }).products).toEqual([halo, unmarked]);
    expect(selectProducts(list, { shape: 'oval', show: 60 }).products).toEqual([plain, unmarked]);
    expect(selectProducts(list, { style: 'halo', shape: 'oval', show: 60 }).products).toEqual([unmarked]);
  });

  test('by price or by a fact has only products of which it is known', () => {
    const { price: _none, ...uponRequest } = product({ clarity: 'vs1' });
    const graded = product({ price: 3000, clarity: 'vs1' });
    const list = [uponRequest, graded, product({ price: 3000 }), product({ price: 5000 })];
    expect(selectProducts(list, { price: '2500-5000', show: 60 }).products).toEqual([graded, list[2]]);
    expect(selectProducts(list, { clarity: 'vs1', show: 60 }).products).toEqual([uponRequest, graded]);
  });

  test('is the whole list when nothing fits, and that can be told', () => {
    const filter = { style: 'vintage', show: 60 } as const;
    const whole = { products: [halo, plain], total: 2, isWhole: true };
    expect(selectProducts([halo, plain], filter)).toEqual(whole);
    expect(selectProducts([halo, plain], { style: 'halo', show: 60 }).isWhole).toBe(false);
    expect(selectProducts([halo], { show: 60 }).isWhole).toBe(false);
  });

  test('puts ranked products first and leaves the others in their order', () => {
    const second = product({ bestseller_rank: 2 });
    const first = product({ bestseller_rank: 1 });
    const list = [halo, second, plain, first];
    expect(selectProducts(list, { sort: 'bestsellers', show: 60 }).products).toEqual([
      first,
      second,
      halo,
      plain,
    ]);
    expect(list).toEqual([halo, second, plain, first]);
  });

  test('goes by price in either direction, with those upon request at the end', () => {
    const { price: _none, ...unpriced } = product();
    const dear = product({ price: 9000 });
    const cheap = product({ price: 900 });
    const other = { ...unpriced, id: unpriced.id + 1000 };
    const list = [unpriced, dear, other, cheap];
    expect(selectProducts(list, { sort: 'price-asc', show: 60 }).products).toEqual([
      cheap,
      dear,
      unpriced,
      other,
    ]);
    expect(selectProducts(list, { sort: 'price-desc', show: 60 }).products).toEqual([
      dear,
      cheap,
      unpriced,
      other,
    ]);
  });

  test('leaves out products of other materials, never those without one', () => {
    const ring = product({ material: 'Rose gold 18k, diamond' });
    const band = product({ material: 'Platinum 950' });
    expect(selectProducts([ring, band, unmarked], { material: 'rose-gold', show: 60 }).products).toEqual([
      ring,
      unmarked,
    ]);
  });

  test('is cut to what is drawn, but counted whole', () => {
    const many = manyProducts(130);
    const { products, total } = selectProducts(many, { show: 120 });
    expect([products.length, total]).toEqual([120, 130]);
    expect(products).toEqual(many.slice(0, 120));
  });
});

test('a category of three products or fewer leads on to others, a longer one does not', () => {
  const few = manyProducts(3, { category_id: 3 });
  const many = manyProducts(4, { category_id: 4 });
  const all = [...few, ...many];
  expect(productsOfCategory(all, 3, { show: 60 }).related?.alike).toHaveLength(4);
  expect(productsOfCategory(all, 4, { show: 60 }).related).toBeUndefined();
});

describe('the products of a page', () => {
  const all = [
    product({ collection_id: 7 }),
    product({ category_id: 2 }),
    product({ style: 'halo', collection_id: 7 }),
  ] as const;

  test('carry what a card shows and nothing else', () => {
    const [{ id, slug, name, price, image_url }] = all;
    for (const { products } of [
      productsOfCategory(all, 1, { show: 60 }),
      productsOfCollection(all, 7, { show: 60 }),
    ]) {
      expect(products[0]).toEqual({ id, slug, name, price, image_url });
    }
  });

  test('say when no product fits the filter', () => {
    const { noMatches: isSaid, products } = productsOfCategory([halo, plain], halo.category_id, {
      style: 'vintage',
      show: 60,
    });
    expect([isSaid, products.length]).toEqual([true, 2]);
    expect(
      productsOfCategory([halo, plain], halo.category_id, { style: 'halo', show: 60 }),
    ).not.toHaveProperty('noMatches');
  });

  test('are those of its category', () => {
    expect(productsOfCategory(all, 2, { show: 60 }).products).toEqual([onCard(all[1])]);
    expect(productsOfCategory(all, undefined, { show: 60 }).total).toBe(0);
  });

  test('are those of its collection, which knows no filter', () => {
    const { products } = productsOfCollection(all, 7, { style: 'plain', show: 60 });
    expect(products).toEqual([onCard(all[0]), onCard(all[2])]);
    expect(productsOfCollection(all, undefined, { show: 60 }).total).toBe(0);
  });

  test('are in the order of the collection; those without a place come last', () => {
    const [a, b, c] = [{}, { collection_rank: 2 }, { collection_rank: 1 }].map((rank) =>
      product({ collection_id: 7, ...rank }),
    );
    if (!a || !b || !c) throw new Error('three products');
    expect(productsOfCollection([a, b, c], 7, { show: 60 }).products).toEqual([c, b, a].map(onCard));
  });

  test('are the one with its slug', () => {
    const { products, product: own, related } = productWithSlug(all, all[0].slug);
    expect([products, own]).toEqual([[], all[0]]);
    expect(related?.collection).toEqual([onCard(all[2])]);
  });

  test('the page of an unknown product is offered the most requested ones', () => {
    const all = [product(), product({ bestseller_rank: 2 }), product({ bestseller_rank: 1 })] as const;
    const { product: none, products, related } = productWithSlug(all, 'sold-long-ago');
    expect([none, products]).toEqual([undefined, []]);
    expect(related).toEqual({ alike: [onCard(all[2]), onCard(all[1]), onCard(all[0])] });
  });
});
