import { expect, test } from 'vitest';
import { mediaUsage } from './media-usage.ts';

test('a file counts as in use, or as missing, for everything that uses it', async () => {
  const address = '/media/products/solitaire-above.jpg';
  const use = { kind: 'product' as const, name: 'Old Cut Solitaire', page: '/product/old-cut-solitaire' };
  const records = [{ address, use }];
  const siteUrl = 'https://shop.example';
  const site = [{ src: address, part: 'Home: gallery', page: '/' }];
  expect((await mediaUsage(records, { has: () => true }, siteUrl, site)).uses[address]).toEqual([
    use,
    { kind: 'site', name: 'Home: gallery', page: '/' },
  ]);
  expect((await mediaUsage(records, { has: () => false }, siteUrl, [])).missing).toEqual([
    { publicUrl: address, uses: [use] },
  ]);
});
