import type { Catalogue } from '@jeweler/core/schemas';
import { smallCatalogue } from '../../../support/sample-catalogue.ts';

/** Texts that a spreadsheet would compute, round, take for a date, or write its own way, if it could. */
const texts = [
  '=1+1',
  '@SUM(A1)',
  '-2',
  '- a ring\n- a chain',
  "'=1 with an apostrophe of its own",
  'Set; =HYPERLINK("http://example.com")',
  '+15615550147',
  '+1 561 555 0147',
  '007',
  "'007",
  '1.50',
  '1,000',
  '3/4',
  '1E5',
  '50%',
  '10:30 am',
  'May 5',
  '2026-05-01',
  'false',
  'A “quoted” word, a "straight" one; ½ carat',
  'Größe 52 – 4.250 €, Joaillerie d’été',
];
const prices = [4250, 4250.5, 0.05, 1_234_567, undefined];
const oneLine = (text: string) => text.replaceAll('\n', ' ');

/**
 * What the two files beside this one were exported from. LibreOffice Calc 7.4 has opened the export (CSV, UTF-8,
 * comma), saved it as .ods, opened that, and saved it as CSV: `-comma-utf-8` with the filter options `44,34,76`,
 * `-semicolon-windows-1252` with `59,34,1`.
 */
export const spreadsheetCatalogue = (): Catalogue => {
  const [ring] = smallCatalogue().products;
  if (!ring) throw new Error('The sample has products.');
  const products = texts.map((text, index) => ({
    id: 100 + index,
    // Addresses can look like figures too.
    slug: ['2024', '1-2', '1e5'][index] ?? `piece-${index}`,
    name: oneLine(text),
    price: prices[index % prices.length],
    description: text,
    material: oneLine(text),
    image_url: '/media/products/piece.jpg',
    image_alt: oneLine(text),
    category_id: 1,
    bestseller_rank: index + 2,
  }));
  return smallCatalogue({ products: [ring, ...products] });
};
