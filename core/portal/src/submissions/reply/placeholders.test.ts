import { expect, test } from 'vitest';
import { fillIn, unfilled } from './reply-values.ts';

test('what is known is filled in, the rest stays to be filled in', () => {
  const text = fillIn('Hello {Name}, your {piece} is ready. {shop phone}, {constructor}', {
    name: 'Ada {x}',
    piece: undefined,
    'shop phone': '(561) 555-0147',
  });
  expect(text).toBe('Hello Ada {x}, your {piece} is ready. (561) 555-0147, {constructor}');
  expect(unfilled('{piece} and {piece}, {price}')).toEqual(['{piece}', '{price}']);
});

test.each(['{', '{}', '{ }', '{a,b}', '{\n}', 'a } b {'])('%j is no place to fill in', (text) => {
  expect(unfilled(text)).toEqual([]);
});
