import { expect, test } from 'vitest';
import { emptyChange, NO_COLLECTION, parseAmount, parsePercent, readChange } from './change-form.tsx';

test.each([
  ['10', 10],
  ['10%', 10],
  [' 7.5 % ', 7.5],
  ['-5', -5],
  ['−5%', -5],
  ['+ 3', 3],
  ['', undefined],
  ['%', undefined],
  ['$10', undefined],
  ['10,5', undefined],
  ['--5', undefined],
  ['ten', undefined],
])('%j typed as a percentage is %j', (text, percent) => expect(parsePercent(text)).toBe(percent));

test.each([
  ['1,200', 1200],
  ['$1,200.50', 1200.5],
  ['-50', -50],
  ['-$50', -50],
  ['+200', 200],
  ['', undefined],
  ['-', undefined],
  ['5%', undefined],
  ['1,2', undefined],
])('%j typed as an amount is %j', (text, amount) => expect(parseAmount(text)).toBe(amount));

test('an empty field is never 0, and no number is said at the field', () => {
  const PERCENT = { fault: 'Please enter a percentage from -90 to 500, but not 0.' };
  for (const value of ['', '0', '501', '-91', 'much'])
    expect(readChange({ ...emptyChange, value })).toEqual(PERCENT);
  for (const value of ['', '0', 'much'])
    expect(readChange({ ...emptyChange, kind: 'price-amount', value })).toEqual({
      fault: 'Please enter an amount in dollars, such as 200 or -50, but not 0.',
    });
});

test('the value is that of what is changed', () => {
  const typed = { ...emptyChange, value: '10%', rounding: '50' };
  expect(readChange(typed)).toEqual({ change: { kind: 'price-percent', percent: 10, rounding: 50 } });
  expect(readChange({ ...typed, kind: 'category', value: '2' })).toEqual({
    change: { kind: 'category', category_id: 2 },
  });
});

test('nothing chosen is said; no collection is a choice', () => {
  expect(readChange({ ...emptyChange, kind: 'state' })).toHaveProperty('fault');
  expect(readChange({ ...emptyChange, kind: 'category' })).toHaveProperty('fault');
  expect(readChange({ ...emptyChange, kind: 'collection' })).toEqual({
    fault: 'Please choose a collection.',
  });
  expect(readChange({ ...emptyChange, kind: 'collection', value: NO_COLLECTION })).toEqual({
    change: { kind: 'collection', collection_id: null },
  });
});
