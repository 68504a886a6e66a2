import { readFileSync } from 'node:fs';
import { usualOpeningHours, usualServices, usualTestimonials } from '@jeweler/core/business';
import { type Catalogue, catalogueSchema } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { render } from './entry-server.tsx';

const file = new URL('../../../server/sample-catalogue.json', import.meta.url);
const sampleCatalogue = catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const input = {
  siteOrigin: 'https://shop.example',
  now: '2026-06-10T12:00:00Z',
  hours: usualOpeningHours,
};
/** Pages of each kind that shows texts of the shop. */
const renderAll = (catalogue: Catalogue) =>
  [
    '/',
    '/contact',
    '/services',
    '/testimonials',
    '/southeast-florida-jewelry',
    '/category/engagement-rings',
    `/product/${sampleCatalogue.products[0]?.slug}`,
  ].map((url) => render({ ...input, url, catalogue, script: '/entry.js' }).html);

test('announcements are shown on their days only', () => {
  const bannerItems = [
    { id: 98, text: 'Over.', ends_on: '2026-06-09' },
    { id: 99, text: 'Today only.', starts_on: '2026-06-10', ends_on: '2026-06-10' },
  ];
  const [today] = renderAll({ ...sampleCatalogue, bannerItems });
  expect(today).toContain('Today only.');
  expect(today).not.toContain('Over.');
});

test('texts of the shop that end elements or strings stay texts', () => {
  const text = '</script></style><img src=x onerror=1>"\\';
  const contact = { phone: { display: text, e164: '+1' }, email: text, whatsapp: '1' };
  const questions = [{ id: '1', question: text, answer: text }];
  const testimonials = [{ id: 1, name: text, text, city: text }];
  const services = [
    { id: 1, name: text, price: 1, time: text, group: 'chains', heading: text },
    { id: 2, name: text, suffix: 'call', time: '', group: 'chains' },
  ] as const;
  const shop = { contact, introduction: text, questions, services, testimonials };
  for (const html of renderAll({ ...sampleCatalogue, shop })) {
    expect(html).not.toContain('<img src=x');
  }
});

test('without questions the home page has no section for them, and no structured data', () => {
  const [home] = renderAll({ ...sampleCatalogue, shop: { questions: [] } });
  expect(home).not.toContain('id="faq"');
  expect(home).not.toContain('FAQPage');
});

const withoutData = (html: string) => html.replace(/<script[^>]*id="page-data".*?<\/script>/s, '');

test('the records that the program comes with render what the code has, to the letter', () => {
  const untouched = renderAll(sampleCatalogue).map(withoutData);
  const shop = { services: usualServices, testimonials: usualTestimonials };
  expect(renderAll({ ...sampleCatalogue, shop }).map(withoutData)).toEqual(untouched);
});

test('prices become offers of search engines unless they are none: CALL, per inch, and up', () => {
  const line = { time: '1 day', group: 'chains' } as const;
  const services = [
    { ...line, id: 1, name: 'Plain', price: 1250.5 },
    { ...line, id: 2, name: 'And up', price: 20, suffix: '+' },
    { ...line, id: 3, name: 'By the inch', price: 20, suffix: 'inch' },
    { ...line, id: 4, name: 'By telephone', suffix: 'call' },
  ] as const;
  const [, , page = ''] = renderAll({ ...sampleCatalogue, shop: { services } });
  expect([...page.matchAll(/"@type":"Offer","price":"(.*?)"/g)].map(([, price]) => price)).toEqual([
    '1250.50',
  ]);
});

test('the first three testimonials are on the local-area page, all with the client stories, stars only where given', () => {
  const testimonials = ['Ada', 'Ben', 'Cleo', 'Dora'].map((name, id) => ({
    id,
    name,
    text: `Said by ${name}.`,
  }));
  const [, , , all = '', area = ''] = renderAll({ ...sampleCatalogue, shop: { testimonials } }).map(
    withoutData,
  );
  expect(all).toContain('Said by Dora.');
  expect(area).toContain('Said by Cleo.');
  expect(area).not.toContain('Said by Dora.');
  expect(all + area).not.toContain('out of 5 stars');
});

test('without testimonials both pages leave their section out', () => {
  const [, , , all, area] = renderAll({ ...sampleCatalogue, shop: { testimonials: [] } });
  expect(all).not.toContain('In their own words');
  expect(all).toContain('Pearls, restrung');
  expect(area).not.toContain('What they took home');
});
