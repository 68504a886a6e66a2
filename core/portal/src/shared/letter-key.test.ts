import { expect, test } from 'vitest';
import { isLetterKey } from './letter-key.ts';

test.each([
  ['American', 's', 'KeyS', true],
  ['with Caps Lock', 'S', 'KeyS', true],
  ['Russian', 'ы', 'KeyS', true],
  ['Hebrew', 'ד', 'KeyS', true],
  ['Greek', 'σ', 'KeyS', true],
  ['Dvorak, where S is elsewhere', 's', 'Semicolon', true],
  ['Dvorak, where another letter is in its place', 'o', 'KeyS', false],
  ['another key', 'ф', 'KeyA', false],
])('Ctrl+S on a keyboard: %s', (_, key, code, isS) => {
  expect(isLetterKey({ key, code }, 's')).toBe(isS);
});
