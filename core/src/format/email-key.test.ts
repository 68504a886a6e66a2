import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test.each([
  [' Ada.Ferrer@Example.COM ', 'ada.ferrer@example.com'],
  ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
  ['ADA@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
  ['rene\u0301@example.com', 'rené@example.com'],
  ['Steﬃ@example.com', 'steffi@example.com'],
  ['ada@example.com\u200b', 'ada@example.com'],
  ['анна@Пример.испытание', 'анна@xn--e1afmkfd.xn--80akhbyknj4f'],
  ['ada@127.1', 'ada@127.0.0.1'],
  ['ada@example.com/x', 'ada@example.com/x'],
  ['ada', 'ada'],
  ['', null],
  [' \u200b', null],
  [null, null],
  [undefined, null],
])('the email %j is found as %j', (email, key) => {
  expect(emailKey(email)).toBe(key);
});
