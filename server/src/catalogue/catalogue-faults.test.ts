import { expect, it } from 'vitest';
import { checkCatalogue } from './catalogue-faults.ts';

it('looks for what was meant by the first fifty unknown fields, and names them all', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const misspelt = letters.flatMap((letter) => [`nam${letter}${letter}`, `na${letter}e`, `${letter}ame`]);
  const wrong = misspelt.filter((key) => key !== 'name');
  const product = Object.fromEntries(wrong.map((key) => [key, 1]));
  const { faults = [] } = await checkCatalogue({
    products: [product, product],
    categories: [],
    collections: [],
  });
  const unknown = faults.filter(({ message }) => message.startsWith('there is no such field'));
  expect(unknown).toHaveLength(2 * new Set(wrong).size);
  const suggested = unknown.filter(({ message }) => message.includes('did you mean'));
  expect(suggested.length).toBeGreaterThan(20);
  expect(suggested.filter(({ field }) => field?.startsWith('products[1]'))).toEqual([]);
});

it('says of null that a field may be left out, where it may', async () => {
  const { faults = [] } = await checkCatalogue({
    categories: [],
    collections: [],
    bannerItems: [],
    products: [{ id: null, price: null, second_view: { image_url: null, alt: 'Worn.' } }],
  });
  const messageOf = (field: string) => faults.find((fault) => fault.field === field)?.message;
  expect(messageOf('products[0].price')).toBe('must not be null: a field without a value is left out');
  expect(messageOf('products[0].id')).toBe('must be a number without quotes');
  expect(messageOf('products[0].second_view.image_url')).toBe('must start with /media/ or https://');
});
