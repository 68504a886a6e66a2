import type { BulkChange, PriceRounding } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { newValue } from './bulk-values.ts';
import type { StoredRecord } from './stored-record.ts';

const priced = (price: number) => ({ kind: 'products', fields: { price } }) as StoredRecord;
const priceAfter = (price: number, change: BulkChange) => newValue(priced(price), change);

test.each<[price: number, percent: number, rounding: PriceRounding | undefined, to: number]>([
  [1.15, 10, undefined, 1.27],
  [19.99, 10, undefined, 21.99],
  [4250, 10, undefined, 4675],
  [4250, -12.5, undefined, 3718.75],
  [350, 10, 10, 390],
  [1150, 10, 10, 1270],
  [4350, 10, 50, 4800],
  [2.5, 100, 5, 5],
  [99_999_999.99, 500, undefined, 599_999_999.94],
])('$%d and %d %% to multiples of %s is $%d: half up, in whole cents', (price, percent, rounding, to) => {
  expect(priceAfter(price, { kind: 'price-percent', percent, rounding })).toEqual({ field: 'price', to });
});

test.each<[price: number, amount: number, rounding: PriceRounding | undefined, to: number]>([
  [0.1, 0.2, undefined, 0.3],
  [4250, -0.01, undefined, 4249.99],
  [20, 5, 10, 30],
  [4249.5, 0, 1, 4250],
])('$%d and $%d to multiples of %s is $%d', (price, amount, rounding, to) => {
  expect(priceAfter(price, { kind: 'price-amount', amount, rounding })).toEqual({ field: 'price', to });
});
