import { expect, test } from 'vitest';
import { namesOf, toChanges, toTexts, toValues } from './texts.ts';

const fields = {
  name: 'Oval Halo',
  price: 4250.5,
  category_id: 3,
  bestseller_rank: 7,
  second_view: { image_url: '/media/worn.jpg', alt: 'Worn' },
};

test('the values of a record survive the form', () => {
  expect(toValues('products', toTexts('products', fields))).toEqual(fields);
  expect(toTexts('products', fields)).toMatchObject({
    price: '4250.50',
    description: '',
    second_view_image_url: '/media/worn.jpg',
    second_view_alt: 'Worn',
  });
});

test('what is sent are the changed fields, and null for emptied ones', () => {
  const values = toValues('products', {
    ...toTexts('products', fields),
    price: '',
    second_view_alt: 'On a hand',
  });
  expect(toChanges('products', values, ['price', 'second_view_alt'])).toEqual({
    price: null,
    second_view: { image_url: '/media/worn.jpg', alt: 'On a hand' },
  });
});

test('a field in an answer of the server is one or two texts of the form', () => {
  expect(namesOf('products', 'price')).toEqual(['price']);
  expect(namesOf('products', 'second_view.alt')).toEqual(['second_view_alt']);
  expect(namesOf('products', 'second_view')).toEqual(['second_view_image_url', 'second_view_alt']);
  expect(namesOf('products', 'unknown')).toEqual([]);
});
