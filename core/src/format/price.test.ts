import { expect, test } from 'vitest';
import { formatPrice } from './price.ts';

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

test('a product without a price is priced upon request', () => {
  expect(formatPrice(undefined)).toBe('Price upon request');
});
