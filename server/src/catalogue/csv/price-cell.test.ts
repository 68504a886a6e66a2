import { expect, test } from 'vitest';
import { readPriceCell } from './price-cell.ts';

test.each([
  ['4250', 4250],
  ['4250.5', 4250.5],
  ['4,250.00', 4250],
  ['$4,250', 4250],
  [' $ 4250.50 ', 4250.5],
  ['4250,50', 4250.5],
  ['42,5', 42.5],
  ['4.250,50', 4250.5],
  ['1.234.567,00', 1_234_567],
  ['1,234,567.89', 1_234_567.89],
  ['', undefined],
  [' ', undefined],
  ['price upon request', undefined],
])('%j is %j', (cell, value) => expect(readPriceCell(cell)).toEqual({ value }));

test.each([
  ['4.250', '“4.250” can be 4250 or 4.25. Please write one of these.'],
  ['$ 12.500', '“$ 12.500” can be 12500 or 12.5. Please write one of these.'],
  ['4,2,50', /^“4,2,50” is not a price/],
  ['4,250,50', /is not a price/],
  ['4250.', /is not a price/],
  ['4.25,000', /is not a price/],
  ['1E5', /is not a price/],
  ['-5', /is not a price/],
  ['4250 EUR', /is not a price/],
  ['9'.repeat(5000).concat(','), /^“9{40}” is not a price/],
])('%j is a fault', (cell, fault) =>
  expect(readPriceCell(cell)).toEqual({
    fault: typeof fault === 'string' ? fault : expect.stringMatching(fault),
  }),
);
