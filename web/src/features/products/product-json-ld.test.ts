import type { Product } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { product } from '../../../../tests/support/products.ts';
import { productJsonLd, productListJsonLd } from './product-json-ld.ts';

const ORIGIN = 'https://jeweler.example.com';

describe('a product in structured data', () => {
  test('is offered at its price, in US dollars, at its own address', () => {
    const ring = product({ slug: 'ring', price: 4850.5, material: 'Platinum 950' });
    expect(productJsonLd(ORIGIN, ring, 'Engagement Rings')).toMatchObject({
      '@type': 'Product',
      url: `${ORIGIN}/product/ring`,
      image: `${ORIGIN}/media/products/piece.jpg`,
      material: 'Platinum 950',
      category: 'Engagement Rings',
      offers: { '@type': 'Offer', price: '4850.50', priceCurrency: 'USD', url: `${ORIGIN}/product/ring` },
    });
  });

  test('is sold out once it is sold', () => {
    expect(productJsonLd(ORIGIN, product({ price: 4850, sold: true }), undefined)).toMatchObject({
      offers: { '@type': 'Offer', price: '4850.00', availability: 'https://schema.org/SoldOut' },
    });
  });

  test('is in stock where staff have said that it is in the shop, with the number on its tag', () => {
    const availabilityOf = (changes: Partial<Product>) => productJsonLd(ORIGIN, product(changes), undefined);
    expect(availabilityOf({ availability: 'in-shop', stock_number: 'OV-7' })).toMatchObject({
      sku: 'OV-7',
      offers: { availability: 'https://schema.org/InStock' },
    });
    expect(availabilityOf({ availability: 'made-to-order', id: 7 })).toMatchObject({
      sku: '7',
      offers: { availability: 'https://schema.org/MadeToOrder' },
    });
    expect(availabilityOf({ availability: 'in-shop', sold: true })).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    expect(availabilityOf({})).toMatchObject({ offers: { availability: 'https://schema.org/MadeToOrder' } });
  });

  test('is not offered without a price', () => {
    const { price: _none, ...ring } = product({ image_url: 'https://pictures.example.com/a.jpg' });
    const object = productJsonLd(ORIGIN, ring, undefined);
    expect(object).not.toHaveProperty('offers');
    expect(object).toMatchObject({ '@type': 'Product', image: 'https://pictures.example.com/a.jpg' });
  });
});

test('a list names the products drawn, in order, and how many there are in all', () => {
  const list = productListJsonLd(ORIGIN, 'Earrings', {
    products: [product({ slug: 'studs', name: 'Studs' }), product({ slug: 'hoops', name: 'Hoops' })],
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
