import { expect, test } from 'vitest';
import { formatViewQuery, isInOrder, isNarrowed, parseView } from './catalogue-view.ts';

const read = (query: string) => parseView(Object.fromEntries(new URLSearchParams(query)));

test('a view survives its address', () => {
  const query =
    '?q=oval+ring&state=draft&category=3&collection=2&material=rose-gold&missing=second-view&sort=price';
  expect(formatViewQuery('products', read(query))).toBe(query);
  expect(formatViewQuery('products', read(''))).toBe('');
});

test('what an address cannot mean is left out', () => {
  expect(
    formatViewQuery(
      'products',
      read('?state=gone&category=x&collection=-1&material=wood&missing=all&sort=size'),
    ),
  ).toBe('');
});

test('filters of pieces do not apply to other lists', () => {
  const view = read('?q=a&state=sold&category=3&material=none&missing=picture&sort=price');
  expect(formatViewQuery('collections', view)).toBe('?q=a');
  expect(formatViewQuery('categories', read('?state=hidden&sort=name'))).toBe('?state=hidden&sort=name');
});

test('sorting leaves nothing out', () => {
  expect(isNarrowed('products', read('?sort=name'))).toBe(false);
  expect(isNarrowed('products', read('?state=hidden'))).toBe(true);
});

test.each([
  ['products', '', false],
  ['products', '?category=1', true],
  ['products', '?collection=1', true],
  ['products', '?category=1&q=ring', false],
  ['products', '?category=1&sort=name', false],
  ['products', '?category=1&state=draft', false],
  ['collections', '', true],
  ['announcements', '?q=sale', false],
  ['services', '', false],
  ['services', '?group=watches', false],
  ['services', '?group=chains', true],
  ['services', '?group=chains&q=clasp', false],
  ['testimonials', '?group=chains', true],
] as const)('%s at %j can be moved: %j', (kind, query, can) => {
  expect(isInOrder(kind, read(query))).toBe(can);
});
