import type { MissingField, ProductFields } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { firstMissing } from './use-missing.ts';

const whole: ProductFields = {
  name: 'Oval Halo',
  price: 7200,
  image_url: '/media/oval.jpg',
  image_alt: 'A ring seen from above',
  second_view: { image_url: '/media/worn.jpg', alt: 'worn' },
};

test.each<[MissingField[], string | undefined]>([
  [['picture'], 'image_url'],
  [['alternative-text'], 'second_view_alt'],
  [['second-view'], 'second_view_image_url'],
  [['small-picture'], 'image_url'],
  [['description', 'old-price'], 'price'],
  [[], undefined],
])('%j: the first text is %j', (missing, name) => {
  expect(firstMissing(missing, whole)).toBe(name);
});

test('of two texts the missing one, and of two missing ones the first', () => {
  const first = (fields: ProductFields) => firstMissing(['alternative-text'], fields);
  expect(first({ ...whole, image_alt: 'oval' })).toBe('image_alt');
  expect(first({ name: 'Oval Halo', image_url: '/media/oval.jpg' })).toBe('image_alt');
  expect(
    first({ ...whole, image_alt: 'oval', second_view: { image_url: '/media/worn.jpg', alt: 'worn' } }),
  ).toBe('image_alt');
});
