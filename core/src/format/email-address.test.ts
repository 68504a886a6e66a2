import { expect, test } from 'vitest';
import { needsSmtpUtf8 } from './email-address.ts';

test.each([
  ['ada@example.com', false],
  ['ada@bücher.example', false],
  ['élan@example.com', true],
  ['用户@例子.example', true],
])('%s needs SMTPUTF8: %s', (address, isNeeded) => {
  expect(needsSmtpUtf8(address)).toBe(isNeeded);
});
