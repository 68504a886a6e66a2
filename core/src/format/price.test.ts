import { expect, test } from 'vitest';
import { prizeSegments } from '../prize-wheel/index.ts';
import {
  formatPrice,
  formatServicePrice,
  parsePrice,
  parseTypedDecimal,
  parseTypedPrice,
  typedPrice,
} from './price.ts';

test.each([
  [1, '$1'],
  [980, '$980'],
  [4850, '$4,850'],
  [18500, '$18,500'],
  [1234567, '$1,234,567'],
  [100_000_000, '$100,000,000'],
  [12.5, '$12.50'],
  [1999.99, '$1,999.99'],
])('a price of %d is shown as %s', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

test('every price is written as Intl writes US dollars', () => {
  for (let cents = 1; cents < 12_000_000_000; cents = Math.ceil(cents * 1.013) + 7) {
    const price = cents / 100;
    expect(formatPrice(price)).toBe((Number.isInteger(price) ? whole : withCents).format(price));
  }
});

test.each([
  [{ price: 25 }, '$25'],
  [{ price: 25, suffix: '' }, '$25'],
  [{ price: 1250.5, suffix: '+' }, '$1,250.50+'],
  [{ price: 25, suffix: 'inch' }, '$25 per inch'],
  [{ suffix: 'call' }, 'CALL'],
  [{ price: 25, suffix: 'call' }, 'CALL'],
] as const)('the price of a service with %j is %s', (line, text) => {
  expect(formatServicePrice(line)).toBe(text);
});

test('a product without a price is priced upon request', () => {
  expect(formatPrice(undefined)).toBe('Price upon request');
});

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

test.each([
  ['4250', 4250],
  ['4,250.50', 4250.5],
  ['$4,250', 4250],
  [' $ 4250.5 ', 4250.5],
  ['1,234,567', 1_234_567],
  ['0', 0],
  ['', undefined],
  ['4,2,50', undefined],
  ['4.250', undefined],
  ['4.250,50', undefined],
  ['42,50', undefined],
  ['abc', undefined],
  ['-5', undefined],
  ['4250 $', undefined],
  ['1e6', undefined],
  ['4250.', undefined],
])('%j typed as a price is %j', (text, price) => {
  expect(parseTypedPrice(text)).toBe(price);
});

test('a price in a form is read as the same price', () => {
  for (const price of [1, 4250, 4250.5, 0.05, 100_000_000])
    expect(parseTypedPrice(typedPrice(price))).toBe(price);
});

test.each([
  ['1.2', 1.2],
  [' 1,25 ', 1.25],
  ['3', 3],
  ['1.2 ct', undefined],
  ['1.2.3', undefined],
  ['-1', undefined],
  ['', undefined],
])('%j as a decimal is %j', (typed, value) => expect(parseTypedDecimal(typed)).toBe(value));
