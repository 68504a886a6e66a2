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
  'an announcement of other days': {
    bannerItems: [
      ...sampleCatalogue.bannerItems,
      { id: 98, text: 'Over.', ends_on: '2026-06-09' },
      { id: 99, text: 'Today only.', starts_on: '2026-06-10', ends_on: '2026-06-10' },
    ],
  },
  'how the shop is reached': {
    shop: {
      contact: {
        phone: { display: '(561) 555-0188', e164: '+15615550188' },
        email: 'desk@shop.example',
        whatsapp: '493055501234',
      },
    },
  },
  'the questions': { shop: { questions: [{ id: '1', question: 'Why?', answer: 'Because.' }] } },
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

test('announcements are shown on their days only', () => {
  const [today] = renderAll({ ...sampleCatalogue, ...changes['an announcement of other days'] });
  expect(today).toContain('Today only.');
  expect(today).not.toContain('Over.');
});

test('texts of the shop that end elements or strings stay texts', () => {
  const text = '</script></style><img src=x onerror=1>"\\';
  const contact = { phone: { display: text, e164: '+1' }, email: text, whatsapp: '1' };
  const questions = [{ id: '1', question: text, answer: text }];
  for (const html of renderAll({ ...sampleCatalogue, shop: { contact, introduction: text, questions } })) {
    expect(html).not.toContain('<img src=x');
  }
});

test('without questions the home page has no section for them, and no structured data', () => {
  const [home] = renderAll({ ...sampleCatalogue, shop: { questions: [] } });
  expect(home).not.toContain('id="faq"');
  expect(home).not.toContain('FAQPage');
});
