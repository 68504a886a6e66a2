import { expect, test } from 'vitest';
import { formatAge } from './age.ts';

const MINUTE = 60_000;

test.each([
  [-5, 'less than a minute'],
  [59_999, 'less than a minute'],
  [MINUTE, '1 minute'],
  [59 * MINUTE, '59 minutes'],
  [60 * MINUTE, '1 hour'],
  [48 * 60 * MINUTE - 1, '47 hours'],
  [48 * 60 * MINUTE, '2 days'],
])('%d milliseconds are %s', (milliseconds, said) => {
  expect(formatAge(milliseconds)).toBe(said);
});
