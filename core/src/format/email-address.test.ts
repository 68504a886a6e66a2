import { expect, test } from 'vitest';
import { mailboxKey, needsSmtpUtf8 } from './email-address.ts';

test.each([
  ['ada@example.com', false],
  ['ada@bücher.example', false],
  ['élan@example.com', true],
  ['用户@例子.example', true],
])('%s needs SMTPUTF8: %s', (address, isNeeded) => {
  expect(needsSmtpUtf8(address)).toBe(isNeeded);
});

test.each([
  [' Ada@Example.com', 'ada@example.com'],
  ['ada+shop+2@example.com', 'ada@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['A.da+1@googlemail.com', 'ada@gmail.com'],
  ['+ada@example.com', '+ada@example.com'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxKey(address)).toBe(mailbox);
});
