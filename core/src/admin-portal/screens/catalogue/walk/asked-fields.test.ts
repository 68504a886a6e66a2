import { expect, test } from 'vitest';
import type { ProductFields, ProductLack } from '../../../../schemas/index.ts';
import { askedFields } from './asked-fields.ts';

const whole: ProductFields = {
  name: 'Oval Halo',
  price: 7200,
  image_url: '/media/oval.jpg',
  image_alt: 'A ring seen from above',
  second_view: { image_url: '/media/worn.jpg', alt: 'worn' },
};

test.each<[ProductLack[], string[]]>([
  [['alternative-text'], ['second_view_alt']],
  [['second-view'], ['second_view_image_url', 'second_view_alt']],
  [['small-picture'], ['image_url', 'second_view_image_url']],
  [
    ['description', 'old-price'],
    ['price', 'description'],
  ],
])('%j asks for %j', (lacks, names) => {
  expect(askedFields(lacks, whole).map(({ name }) => name)).toEqual(names);
});

test('both texts are asked for when both are missing, and when nothing is missing any more', () => {
  const texts = (fields: ProductFields) => askedFields(['alternative-text'], fields).map(({ name }) => name);
  expect(texts({ ...whole, image_alt: 'oval' })).toEqual(['image_alt', 'second_view_alt']);
  const second_view = { image_url: '/media/worn.jpg', alt: 'The ring on a hand' };
  expect(texts({ ...whole, second_view })).toEqual(['image_alt', 'second_view_alt']);
  expect(texts({ name: 'Oval Halo', image_url: '/media/oval.jpg' })).toEqual(['image_alt']);
});
