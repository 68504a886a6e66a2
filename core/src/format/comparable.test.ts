import { expect, test } from 'vitest';
import { comparable, searchable } from './comparable.ts';

test.each([
  ['Ｔａｎａｋａ', 'tanaka'],
  ['Steﬃ', 'STEFFI'],
  ['한국', '한국'.normalize('NFD')],
  ['Café', 'CAFÉ'.normalize('NFD')],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['①½', '11⁄2'],
  ['so\u00adft\u200b', 'SOFT'],
])('%o is the same text as %o', (one, other) => {
  expect(comparable(one)).toBe(comparable(other));
});

test('accents count, and a text compared twice is the same', () => {
  expect(comparable('Zoë')).not.toBe(comparable('Zoe'));
  expect(comparable(comparable('Ǆ ﬃ ΰ İ'))).toBe(comparable('Ǆ ﬃ ΰ İ'));
});

test.each([
  ['Élan', 'elan'],
  ['Queen’s', "queen's"],
  ['Art Déco – “Étoile”', 'art deco - "etoile"'],
  ['Zoë'.normalize('NFD'), 'zoe'],
  ['ΆΡΗΣ', 'αρησ'],
  ['RING 2', 'ring 2'],
])('a search for %o looks for %o', (text, sought) => {
  expect(searchable(text)).toBe(sought);
  expect(searchable(sought)).toBe(sought);
});
