import { expect, test } from 'vitest';
import { usedSentence } from './used-sentence.ts';

test('says the day of the last use, whatever the time zone of the computer', () => {
  expect(usedSentence('2026-11-01')).toBe('Last used on Nov 1, 2026.');
  expect(usedSentence(undefined)).toBe('Not used since.');
});
