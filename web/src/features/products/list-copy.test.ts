import { describe, expect, test } from 'vitest';
import { activeFilters, countProducts, noMatchesNote } from './list-copy.ts';

test('products are counted in words', () => {
  expect([0, 1, 8, 1200].map(countProducts)).toEqual(['0 pieces', '1 piece', '8 pieces', '1,200 pieces']);
});

test('each part of a filter has a name of its own', () => {
  const labels = activeFilters({
    style: 'three-stone',
    shape: 'emerald',
    material: 'rose-gold',
    sort: 'bestsellers',
    show: 60,
  }).map(({ label }) => label);
  expect(labels).toEqual([
    'Style: Three-Stone',
    'Shape: Emerald',
    'Material: Rose gold',
    'Bestsellers first',
  ]);
  expect(activeFilters({ sort: 'price-desc', show: 60 })).toEqual([
    { key: 'sort', label: 'Price, high to low' },
  ]);
  expect(activeFilters({ show: 120 })).toEqual([]);
});

describe('the note that a filter matched nothing', () => {
  test('says what was wanted and what is shown instead', () => {
    expect(noMatchesNote('Engagement Rings', { style: 'halo', show: 60 })).toBe(
      'No piece in this style is on the bench at the moment. All engagement rings are shown.',
    );
    expect(noMatchesNote('Earrings', { style: 'halo', shape: 'pear', show: 60 })).toBe(
      'No piece in this style and shape is on the bench at the moment. All earrings are shown.',
    );
  });

  test('quotes a name that is no plural', () => {
    expect(noMatchesNote('High-End Jewelry', { shape: 'pear', show: 60 })).toBe(
      'No piece in this shape is on the bench at the moment. Everything in High-End Jewelry is shown.',
    );
  });
});
