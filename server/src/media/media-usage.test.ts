import { expect, test } from 'vitest';
import { smallCatalogue } from '../../../tests/support/sample-catalogue.ts';
import { mediaUsage } from './media-usage.ts';

test('the second view of a product is in use as its first is, and missed like it', () => {
  const view = '/media/products/solitaire-above.jpg';
  const use = { kind: 'product', name: 'Old Cut Solitaire', page: '/product/old-cut-solitaire' };
  expect(mediaUsage(smallCatalogue(), { has: () => true }, 'https://shop.example', []).uses[view]).toEqual([
    use,
  ]);
  const { missing } = mediaUsage(smallCatalogue(), { has: () => false }, 'https://shop.example', []);
  expect(missing.filter(({ publicUrl }) => publicUrl === view)).toEqual([{ publicUrl: view, uses: [use] }]);
});
