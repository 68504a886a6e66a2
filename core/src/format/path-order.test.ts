import { expect, test } from 'vitest';
import { comparePaths } from './path-order.ts';

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
