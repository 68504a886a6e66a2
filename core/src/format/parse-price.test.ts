import { expect, test } from 'vitest';
import { prizeSegments } from '../prize-wheel/index.ts';
import { parsePrice } from './parse-price.ts';

test.each([
  ['$80', 80, 80],
  [' $1,200 ', 1200, 1200],
  ['$12.50', 12.5, 12.5],
  ['$80–$120', 80, 120],
  ['$80 - 120', 80, 120],
  ['$80 to $120', 80, 120],
])('%j is from %d to %d dollars', (text, from, to) => expect(parsePrice(text)).toEqual({ from, to }));

test.each(['', '80', 'CALL', '$25 per inch', 'Price upon request', '$', '$-5', 'from $80'])(
  '%j is no sum',
  (text) => expect(parsePrice(text)).toBeUndefined(),
);

test('every value on the wheel is a sum', () => {
  for (const { value } of prizeSegments) expect(parsePrice(value)?.from).toBeGreaterThan(0);
});
