import { describe, expect, test } from 'vitest';
import { activeFilters, countProducts, insteadHeading, noMatchesNote } from './list-copy.ts';

test('products are counted in words', () => {
  expect([0, 1, 8, 1200].map(countProducts)).toEqual(['0 pieces', '1 piece', '8 pieces', '1,200 pieces']);
});

test('each part of a filter has a name of its own', () => {
  const labels = activeFilters({
    style: 'three-stone',
    shape: 'emerald',
    material: 'rose-gold',
    availability: 'in-shop',
    sort: 'bestsellers',
    show: 60,
  }).map(({ label }) => label);
  expect(labels).toEqual([
    'Style: Three-Stone',
    'Shape: Emerald',
    'Material: Rose gold',
    'Availability: In the shop now',
    'Bestsellers first',
  ]);
  expect(activeFilters({ sort: 'price-desc', show: 60 })).toEqual([
    { key: 'sort', label: 'Price, high to low' },
  ]);
  expect(activeFilters({ show: 120 })).toEqual([]);
});

describe('the note that a filter matched nothing', () => {
  test('says what was wanted', () => {
    expect(noMatchesNote({ style: 'halo', show: 60 })).toBe('No piece matches Halo.');
    expect(noMatchesNote({ style: 'halo', shape: 'pear', show: 60 })).toBe('No piece matches Halo and Pear.');
    expect(noMatchesNote({ style: 'halo', shape: 'pear', material: 'rose-gold', show: 60 })).toBe(
      'No piece matches Halo, Pear and Rose gold.',
    );
  });

  test('is followed by what is shown instead; a name that is no plural is quoted', () => {
    expect(insteadHeading('Engagement Rings')).toBe('All our engagement rings');
    expect(insteadHeading('High-End Jewelry')).toBe('Everything in High-End Jewelry');
  });
});
