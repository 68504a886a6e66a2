import { expect, test, vi } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['ring', 4, 'ring'],
  ['rings', 4, 'ring'],
  ['a ring 💍', 8, 'a ring '],
  ['👩‍❤️‍👨 and a ring', 5, ''],
  ['For us 👨‍👩‍👧', 9, 'For us '],
  ['cafe\u0301', 4, 'caf'],
  ['🇺🇸🇮🇱', 6, '🇺🇸'],
])('%o of at most %i', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

test('cuts no pair of surrogates where the browser cannot tell what is seen as one character', () => {
  vi.stubGlobal('Intl', {});
  expect(cutText('a ring 💍', 8)).toBe('a ring ');
  expect(cutText('a ring 💍!', 9)).toBe('a ring 💍');
});
