import { afterAll, expect, test } from 'vitest';
import { startPublicSite } from './public-site.ts';

const site = await startPublicSite();
afterAll(() => site.close());

type Item = Readonly<Record<string, unknown>>;

/**
 * What Google requires of the types that it shows (Search Central, 'Structured data'), and of the others what makes them
 * of any use. Of 'a|b', one is enough. A type that is not in the table is a fault.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers|review|aggregateRating'],
  Offer: ['price', 'priceCurrency'],
  Brand: ['name'],
  QuantitativeValue: ['value', 'unitCode'],
  PropertyValue: ['name', 'value'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item|url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  JewelryStore: ['name', 'address'],
  PostalAddress: ['addressCountry'],
  OpeningHoursSpecification: ['opens', 'closes', 'dayOfWeek|validFrom'],
  Person: ['name'],
  City: ['name'],
  AdministrativeArea: ['name'],
  WebSite: ['name', 'url'],
  Service: ['name'],
  OfferCatalog: ['name', 'itemListElement'],
};
/** The shop is told of once on each page; who sells a piece is a reference to it. */
const isReference = (item: Item) => Object.keys(item).join() === '@id';
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What is wrong with it or anything in it, with the path to it. */
const faultsIn = (value: unknown, path: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => faultsIn(each, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const item = value as Item;
  if (isReference(item)) return [];
  const names = required[String(item['@type'])];
  const missing = (names ?? []).filter((name) => name.split('|').every((one) => isEmpty(item[one])));
  return [
    ...(names ? [] : [`${path}: no rule for ${item['@type']}`]),
    ...missing.map((name) => `${path}: ${item['@type']} without ${name}`),
    ...Object.entries(item).flatMap(([name, part]) =>
      isEmpty(part) ? [`${path}.${name} is empty`] : faultsIn(part, `${path}.${name}`),
    ),
  ];
};

test('every page of the sitemap has structured data that Google accepts, at addresses and prices as it reads them', async () => {
  const { text } = await site.get('/sitemap.xml');
  const paths = [...text.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const seen = new Set<string>();
  for (const path of paths) {
    // Without parsing the page, which takes most of the time.
    const { text: html } = await site.get(path);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Item,
    );
    expect(blocks.length).toBeGreaterThan(0);
    expect(blocks.flatMap((block) => faultsIn(block, path))).toEqual([]);
    for (const block of blocks) {
      expect(block['@context']).toBe('https://schema.org');
      seen.add(String(block['@type']));
      const said = JSON.stringify(block);
      for (const [, price] of said.matchAll(/"price":("?[^",}]*"?)/g))
        expect(price).toMatch(/^"?\d+(?:\.\d+)?"?$/);
      for (const [, url] of said.matchAll(/"(?:url|item|image)":"([^"]*)"/g))
        expect(url).toMatch(/^https:\/\/shop\.example\//);
    }
  }
  // None of the kinds has been left out of the walk.
  expect([...seen].toSorted()).toEqual([
    'BreadcrumbList',
    'FAQPage',
    'ItemList',
    'JewelryStore',
    'Product',
    'Service',
    'WebSite',
  ]);
});
