import { expect, test } from 'vitest';
import { dialledDigits } from './field-schemas.ts';

test.each([
  ['(561) 555-0147', '15615550147'],
  ['+44 20 7946 0958', '442079460958'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['020 7946 0958', undefined],
])('%s is dialled as %s', (written, digits) => {
  expect(dialledDigits(written)).toBe(digits);
});
