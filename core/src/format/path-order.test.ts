import { expect, test } from 'vitest';
import { comparePaths } from './path-order.ts';

test('paths come in natural order, whatever their case', () => {
  const paths = ['ring-10.jpg', 'Ring-2.jpg', 'b/a.jpg', 'ring-1.jpg', 'A.jpg'];
  expect(paths.toSorted(comparePaths)).toEqual([
    'A.jpg',
    'b/a.jpg',
    'ring-1.jpg',
    'Ring-2.jpg',
    'ring-10.jpg',
  ]);
});

test('paths that differ in case or accents only keep one order between them', () => {
  for (const [a, b] of [
    ['A.jpg', 'a.jpg'],
    ['résumé.pdf', 'resume.pdf'],
    ['ring-01.jpg', 'ring-1.jpg'],
  ] as const) {
    expect(comparePaths(a, b)).not.toBe(0);
    expect(Math.sign(comparePaths(a, b))).toBe(-Math.sign(comparePaths(b, a)));
  }
  expect(comparePaths('a.jpg', 'a.jpg')).toBe(0);
});
