import { expect, test } from 'vitest';
import { emailKey, phoneKey } from './contact-keys.ts';

test.each([
  [' Ada.Ferrer@Example.COM ', 'ada.ferrer@example.com'],
  ['', null],
  [null, null],
  [undefined, null],
])('the e-mail %o is found as %o', (email, key) => {
  expect(emailKey(email)).toBe(key);
});

test.each([
  ['(561) 555-0147', '15615550147'],
  ['561 555 0147', '15615550147'],
  ['561.555.0147', '15615550147'],
  ['1-561-555-0147', '15615550147'],
  ['+1 561 555 0147', '15615550147'],
  ['001 561 555 0147', '15615550147'],
  ['561 555 0147 ext. 12', '15615550147'],
  ['561 555 0147 x12', '15615550147'],
  ['561-555-0147 #4', '15615550147'],
  ['+1-561-555-0147;ext=99', '15615550147'],
  ['561 555 0147, extension 7', '15615550147'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['011 44 20 7946 0958', '442079460958'],
  ['00 49 30 901820', '4930901820'],
  ['5550147', '5550147'],
  ['(055) 123-4567', '0551234567'],
  ['call me, 5 pm', '5'],
  ['x12', '12'],
  ['ring twice!', null],
  ['', null],
  [null, null],
])('the phone %o is found as %o', (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});
