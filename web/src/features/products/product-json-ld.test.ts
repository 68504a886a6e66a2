import type { Product } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { product } from '../../../../tests/support/products.ts';
import { productJsonLd, productListJsonLd } from './product-json-ld.ts';

const ORIGIN = 'https://jeweler.example.com';

const jsonLdOf = (changes: Partial<Product>, category?: string) =>
  productJsonLd(ORIGIN, product(changes), category)[0];

describe('a product in structured data', () => {
  test('is offered at its price, in US dollars, at its own address, with all its pictures', () => {
    const second_view = { image_url: 'https://pictures.example.com/a.jpg', alt: 'From above' };
    const worn = { image_url: '/media/products/worn.jpg', alt: 'Worn' };
    const ring = { slug: 'ring', price: 4850.5, material: 'Platinum 950', second_view, pictures: [worn] };
    expect(jsonLdOf(ring, 'Engagement Rings')).toMatchObject({
      '@type': 'Product',
      url: `${ORIGIN}/product/ring`,
      image: [
        `${ORIGIN}/media/products/piece.jpg`,
        'https://pictures.example.com/a.jpg',
        `${ORIGIN}/media/products/worn.jpg`,
      ],
      material: 'Platinum 950',
      category: 'Engagement Rings',
      offers: { '@type': 'Offer', price: '4850.50', priceCurrency: 'USD', url: `${ORIGIN}/product/ring` },
    });
  });

  test('has the weight of all its stones and the facts that staff have entered, and no others', () => {
    const facts = {
      metal: '950 platinum',
      center_weight: 1,
      clarity: 'vs1',
      width: 2.5,
      ring_size: '4 to 9',
    } as const;
    expect(jsonLdOf({ ...facts, carat_weight: 1.4 })).toMatchObject({
      material: '950 platinum',
      weight: { '@type': 'QuantitativeValue', value: 1.4, unitCode: 'CTM' },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Center stone', value: '1.00 ct' },
        { '@type': 'PropertyValue', name: 'Total weight', value: '1.40 ct' },
        { '@type': 'PropertyValue', name: 'Clarity', value: 'VS1' },
        { '@type': 'PropertyValue', name: 'Metal', value: '950 platinum' },
        { '@type': 'PropertyValue', name: 'Width', value: '2.5 mm' },
        { '@type': 'PropertyValue', name: 'Ring size', value: '4 to 9' },
      ],
    });
    expect(jsonLdOf(facts)).toMatchObject({ weight: { value: 1 } });
    for (const name of ['weight', 'additionalProperty', 'material', 'sku'])
      expect(jsonLdOf({})).not.toHaveProperty(name);
  });

  test('is sold out once it is sold', () => {
    expect(jsonLdOf({ sold: true })).toMatchObject({
      offers: { '@type': 'Offer', price: '4850.00', availability: 'https://schema.org/SoldOut' },
    });
  });

  test('is in stock where staff have said that it is in the shop, with the number on its tag', () => {
    expect(jsonLdOf({ availability: 'in-shop', stock_number: 'OV-7' })).toMatchObject({
      sku: 'OV-7',
      offers: { availability: 'https://schema.org/InStock' },
    });
    const made = { offers: { availability: 'https://schema.org/MadeToOrder' } };
    expect(jsonLdOf({ availability: 'made-to-order' })).toMatchObject(made);
    expect(jsonLdOf({})).toMatchObject(made);
    expect(jsonLdOf({ availability: 'in-shop', sold: true })).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  test('is left out without a price: no search engine takes a product without an offer', () => {
    const { price: _none, ...ring } = product();
    expect(productJsonLd(ORIGIN, ring, undefined)).toEqual([]);
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
