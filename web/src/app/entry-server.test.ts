import { readFileSync } from 'node:fs';
import { usualOpeningHours } from '@jeweler/core/business';
import { type Catalogue, catalogueSchema } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { describeData, render } from './entry-server.tsx';

const file = new URL('../../../server/sample-catalogue.json', import.meta.url);
const sampleCatalogue = catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const input = {
  siteOrigin: 'https://shop.example',
  now: '2026-06-10T12:00:00Z',
  hours: usualOpeningHours,
};
const [first, ...others] = sampleCatalogue.products;
if (!first) throw new Error('The sample catalogue has no products.');

const changes: Record<string, Partial<Catalogue>> = {
  'a price': { products: [{ ...first, price: 123_456 }, ...others] },
  'a sold piece': { products: [{ ...first, sold: true }, ...others] },
  'an announcement': { bannerItems: [{ id: 1, text: 'Closed for the hurricane.' }] },
  'the name of a collection': {
    collections: sampleCatalogue.collections.map((each) => ({ ...each, name: `${each.name} II` })),
  },
};

const pages = [
  '/',
  '/contact',
  '/category/engagement-rings',
  '/category/earrings',
  ...sampleCatalogue.collections.slice(0, 2).map(({ slug }) => `/collection/${slug}`),
  ...[first, others[0], others.at(-1)].map((product) => `/product/${product?.slug}`),
];
const renderAll = (catalogue: Catalogue) =>
  pages.map((url) => render({ ...input, url, catalogue, script: '/entry.js' }).html);
const before = renderAll(sampleCatalogue);

test.each(Object.entries(changes))('%s changes the data of the pages that it changes', (_name, change) => {
  const changed = { ...sampleCatalogue, ...change };
  const after = renderAll(changed);
  const redrawn = pages.filter((_, at) => before[at] !== after[at]);
  const described = (url: string, catalogue: Catalogue) => describeData({ ...input, url, catalogue });
  expect(pages.filter((url) => described(url, sampleCatalogue) !== described(url, changed))).toEqual(redrawn);
  expect(redrawn).not.toEqual([]);
});
