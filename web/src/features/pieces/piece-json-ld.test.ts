import { describe, expect, test } from 'vitest';
import { piece } from '../../../../tests/support/pieces.ts';
import { pieceList, pieceProduct } from './piece-json-ld.ts';

const ORIGIN = 'https://jeweler.example.com';

describe('a piece in structured data', () => {
  test('is offered at its price, in US dollars, at its own address', () => {
    const ring = piece({ slug: 'ring', price: 4850.5, material: 'Platinum 950' });
    expect(pieceProduct(ORIGIN, ring, 'Engagement Rings')).toMatchObject({
      '@type': 'Product',
      url: `${ORIGIN}/product/ring`,
      image: `${ORIGIN}/media/products/piece.jpg`,
      material: 'Platinum 950',
      category: 'Engagement Rings',
      offers: { '@type': 'Offer', price: '4850.50', priceCurrency: 'USD', url: `${ORIGIN}/product/ring` },
    });
  });

  test('is not offered without a price', () => {
    const { price: _none, ...ring } = piece({ image_url: 'https://pictures.example.com/a.jpg' });
    const object = pieceProduct(ORIGIN, ring, undefined);
    expect(object).not.toHaveProperty('offers');
    expect(object).toMatchObject({ '@type': 'Product', image: 'https://pictures.example.com/a.jpg' });
  });
});

test('a list names the pieces drawn, in order, and how many there are in all', () => {
  const list = pieceList(ORIGIN, 'Earrings', {
    products: [piece({ slug: 'studs', name: 'Studs' }), piece({ slug: 'hoops', name: 'Hoops' })],
    total: 90,
  });
  expect(list).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 90,
    itemListElement: [
      { position: 1, name: 'Studs', url: `${ORIGIN}/product/studs` },
      { position: 2, name: 'Hoops', url: `${ORIGIN}/product/hoops` },
    ],
  });
});
