import { expect, test } from 'vitest';
import { categoryTitle, collectionTitle, productTitle } from './page-titles.ts';

test.each([
  ['Oval Solitaire', 'Engagement Rings', 'Oval Solitaire, Engagement Ring'],
  ['Milgrain Wedding Band', 'Wedding Bands', 'Milgrain Wedding Band'],
  ['Two-Tone Band', 'Men’s Wedding Bands', 'Two-Tone Band, Men’s Wedding Band'],
  ['Diamond Studs', 'Earrings', 'Diamond Studs, Earrings'],
  ['Ruby Pear Pendant', 'Necklaces & Pendants', 'Ruby Pear Pendant'],
  ['Long Lariat', 'Necklaces & Pendants', 'Long Lariat, Necklace or Pendant'],
  ['Oval with Guard', 'Bridal', 'Oval with Guard, Bridal Jewelry'],
  ['Halo Bridal Set', 'Bridal', 'Halo Bridal Set'],
  ['Moonphase', 'Watches', 'Moonphase, Watch'],
  ['Cloud', 'Rubies', 'Cloud, Ruby'],
  ['Anything', undefined, 'Anything'],
])('%s of %s is titled %s', (name, category, title) => {
  expect(productTitle(name, category)).toBe(title);
});

test('a long name stands alone', () => {
  const name = 'Champagne Pear Solitaire with Two Tapered Baguettes';
  expect(productTitle(name, 'Colored Diamonds')).toBe(name);
});

test('lists say what is in them and where, a collection that it is one', () => {
  expect(categoryTitle('Earrings')).toBe('Earrings in Palm Beach County');
  expect(categoryTitle('Bridal')).toBe('Bridal Jewelry in Palm Beach County');
  expect(['Bridal', 'The Harbor Collection'].map(collectionTitle)).toEqual([
    'Bridal Collection',
    'The Harbor Collection',
  ]);
});
