import { expect, test } from 'vitest';
import { mediaUsage } from './media-usage.ts';

test('a file counts as in use, or as missing, for everything that uses it', async () => {
  const address = '/media/products/solitaire-above.jpg';
  const use = { kind: 'product' as const, name: 'Old Cut Solitaire', page: '/product/old-cut-solitaire' };
  const records = [{ address, use }];
  const siteUrl = 'https://shop.example';
  const site = { kind: 'site' as const, name: 'Home: gallery', page: '/' };
  expect(
    (await mediaUsage([...records, { address, use: site }], { has: () => true }, siteUrl)).uses[address],
  ).toEqual([use, site]);
  expect((await mediaUsage(records, { has: () => false }, siteUrl)).missing).toEqual([
    { publicUrl: address, uses: [use] },
  ]);
});
