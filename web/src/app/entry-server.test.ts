import { readFileSync } from 'node:fs';
import { usualOpeningHours } from '@jeweler/core/business';
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
  ['/', '/contact', '/category/engagement-rings', `/product/${sampleCatalogue.products[0]?.slug}`].map(
    (url) => render({ ...input, url, catalogue, script: '/entry.js' }).html,
  );

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
  for (const html of renderAll({ ...sampleCatalogue, shop: { contact, introduction: text, questions } })) {
    expect(html).not.toContain('<img src=x');
  }
});

test('without questions the home page has no section for them, and no structured data', () => {
  const [home] = renderAll({ ...sampleCatalogue, shop: { questions: [] } });
  expect(home).not.toContain('id="faq"');
  expect(home).not.toContain('FAQPage');
});
