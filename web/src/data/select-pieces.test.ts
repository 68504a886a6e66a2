import { describe, expect, test } from 'vitest';
import { manyPieces, piece } from '../../../tests/support/pieces.ts';
import {
  nothingFits,
  piecesOfCategory,
  piecesOfCollection,
  pieceWithSlug,
  selectPieces,
} from './select-pieces.ts';

const halo = piece({ style: 'halo', shape: 'round' });
const plain = piece({ style: 'plain', shape: 'oval' });
const unmarked = piece();

describe('a selection of pieces', () => {
  test('leaves out pieces of another style or shape, never those without one', () => {
    const list = [halo, plain, unmarked];
    expect(selectPieces(list, { style: 'halo', show: 60 }).products).toEqual([halo, unmarked]);
    expect(selectPieces(list, { shape: 'oval', show: 60 }).products).toEqual([plain, unmarked]);
    expect(selectPieces(list, { style: 'halo', shape: 'oval', show: 60 }).products).toEqual([unmarked]);
  });

  test('is the whole list when nothing fits, and that can be told', () => {
    const filter = { style: 'vintage', show: 60 } as const;
    const { products, total } = selectPieces([halo, plain], filter);
    expect([products, total]).toEqual([[halo, plain], 2]);
    expect(nothingFits(products, filter)).toBe(true);
    expect(
      nothingFits(selectPieces([halo, plain], { style: 'halo', show: 60 }).products, {
        style: 'halo',
        show: 60,
      }),
    ).toBe(false);
    expect(nothingFits([], filter)).toBe(false);
    expect(nothingFits([halo], { show: 60 })).toBe(false);
  });

  test('puts ranked pieces first and leaves the others in their order', () => {
    const second = piece({ bestseller_rank: 2 });
    const first = piece({ bestseller_rank: 1 });
    const list = [halo, second, plain, first];
    expect(selectPieces(list, { sort: 'bestsellers', show: 60 }).products).toEqual([
      first,
      second,
      halo,
      plain,
    ]);
    expect(list).toEqual([halo, second, plain, first]);
  });

  test('goes by price in either direction, with those upon request at the end', () => {
    const { price: _none, ...unpriced } = piece();
    const dear = piece({ price: 9000 });
    const cheap = piece({ price: 900 });
    const other = { ...unpriced, id: unpriced.id + 1000 };
    const list = [unpriced, dear, other, cheap];
    expect(selectPieces(list, { sort: 'price-asc', show: 60 }).products).toEqual([
      cheap,
      dear,
      unpriced,
      other,
    ]);
    expect(selectPieces(list, { sort: 'price-desc', show: 60 }).products).toEqual([
      dear,
      cheap,
      unpriced,
      other,
    ]);
  });

  test('leaves out pieces of other materials, never those without one', () => {
    const ring = piece({ material: 'Rose gold 18k, diamond' });
    const band = piece({ material: 'Platinum 950' });
    expect(selectPieces([ring, band, unmarked], { material: 'rose-gold', show: 60 }).products).toEqual([
      ring,
      unmarked,
    ]);
  });

  test('is cut to what is drawn, but counted whole', () => {
    const many = manyPieces(130);
    const { products, total } = selectPieces(many, { show: 120 });
    expect([products.length, total]).toEqual([120, 130]);
    expect(products).toEqual(many.slice(0, 120));
  });
});

test('a category of three pieces or fewer leads on to others, a longer one does not', () => {
  const few = manyPieces(3, { category_id: 3 });
  const many = manyPieces(4, { category_id: 4 });
  const all = [...few, ...many];
  expect(piecesOfCategory(all, 3, { show: 60 }).related?.alike).toHaveLength(4);
  expect(piecesOfCategory(all, 4, { show: 60 }).related).toBeUndefined();
});

describe('the pieces of a page', () => {
  const all = [
    piece({ collection_id: 7 }),
    piece({ category_id: 2 }),
    piece({ style: 'halo', collection_id: 7 }),
  ];

  test('are those of its category', () => {
    expect(piecesOfCategory(all, 2, { show: 60 }).products).toEqual([all[1]]);
    expect(piecesOfCategory(all, undefined, { show: 60 }).total).toBe(0);
  });

  test('are those of its collection, which knows no filter', () => {
    expect(piecesOfCollection(all, 7, { style: 'plain', show: 60 }).products).toEqual([all[0], all[2]]);
    expect(piecesOfCollection(all, undefined, { show: 60 }).total).toBe(0);
  });

  test('are the one with its slug', () => {
    const { products, related } = pieceWithSlug(all, all[0]?.slug ?? '');
    expect(products).toEqual([all[0]]);
    expect(related?.collection?.map(({ id }) => id)).toEqual([all[2]?.id]);
    expect(pieceWithSlug(all, 'sold-long-ago')).toEqual({ products: [], total: 0 });
  });
});
