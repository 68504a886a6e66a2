import { expect, test } from 'vitest';
import { getMaterials } from './product-materials.ts';

test.each([
  ['Platinum 950, diamond', ['platinum', 'diamond']],
  ['Yellow, rose and white gold 18k, diamond', ['yellow-gold', 'white-gold', 'rose-gold', 'diamond']],
  ['White and rose gold 14k, ceramic', ['white-gold', 'rose-gold']],
  // The colour of a stone is not that of the metal.
  ['White gold 18k, yellow diamond, rubies', ['white-gold', 'diamond', 'ruby']],
  ['Yellow diamond, white gold', ['white-gold', 'diamond']],
  ['Cultured pearls, yellow gold 18k', ['yellow-gold', 'pearl']],
  ['Tantalum', []],
])('%s is made of %j', (material, made) => {
  expect(getMaterials({ material })).toEqual(made);
});

test('a product without a material is made of nothing known', () => {
  expect(getMaterials({})).toEqual([]);
});
