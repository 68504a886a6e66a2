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

  test('is cut to what is drawn, but counted whole', () => {
    const many = manyPieces(130);
    const { products, total } = selectPieces(many, { show: 120 });
    expect([products.length, total]).toEqual([120, 130]);
    expect(products).toEqual(many.slice(0, 120));
  });
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
    expect(pieceWithSlug(all, all[1]?.slug ?? '').products).toEqual([all[1]]);
    expect(pieceWithSlug(all, 'sold-long-ago')).toEqual({ products: [], total: 0 });
  });
});
