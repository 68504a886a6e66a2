import { expect, test } from 'vitest';
import { metaDescription } from './page-head.ts';

test('a short text stays as it is, on one line', () => {
  expect(metaDescription(' A round brilliant\n in four prongs. ')).toBe('A round brilliant in four prongs.');
});

test('a long text is cut after a word, without loose punctuation', () => {
  const text = `${'A round brilliant in four prongs, '.repeat(10)}end.`;
  const cut = metaDescription(text);
  expect(cut.length).toBeLessThanOrEqual(156);
  expect(cut).toMatch(/ [a-z]+…$/);
  expect(text.startsWith(cut.slice(0, -1))).toBe(true);
  expect(text.charAt(cut.length - 1)).toMatch(/[ ,]/);
});

test('a text without spaces is cut where it must be', () => {
  expect(metaDescription('x'.repeat(300))).toBe(`${'x'.repeat(155)}…`);
});

test('an emoji is not cut in two', () => {
  expect(metaDescription(`${'x'.repeat(154)}💍 and more`)).toBe(`${'x'.repeat(154)}…`);
});
