import { expect, test } from 'vitest';
import { readTypedAddress } from './typed-address.ts';

const origin = (origin: string, mayBeInsecure = false) => ({ kind: 'origin', origin, mayBeInsecure });

test.each([
  ['shop.example.com', 'https://shop.example.com'],
  ['  Shop.Example.com/ ', 'https://shop.example.com'],
  ['shop.example.com:8443', 'https://shop.example.com:8443'],
  ['https://shop.example.com/admin/media?view=list#top', 'https://shop.example.com'],
  ['HTTPS://shop.example.com:443', 'https://shop.example.com'],
  ['https:/shop.example.com', 'https://shop.example.com'],
  ['https:\\\\shop.example.com\\admin', 'https://shop.example.com'],
  ['//shop.example.com', 'https://shop.example.com'],
  ['www.shop.example.com/admin', 'https://www.shop.example.com'],
  // As the portal's codes for phones have it.
  ['https://shop.example.com/photos/Nk3Q_x-9#bench', 'https://shop.example.com'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
])('%s means %s, ticked or not', (typed, expected) => {
  expect(readTypedAddress(typed, false)).toEqual(origin(expected));
  expect(readTypedAddress(typed, true)).toEqual(origin(expected));
});

test.each([
  '',
  '   ',
  'the shop',
  'shop .example.com',
  '<https://shop.example.com>',
  'oren-vale://today',
  'shop@example.com',
  'https://user:secret@shop.example.com',
  'ftp://shop.example.com',
  'app://console',
  'javascript://shop.example.com/%0aalert(1)',
  'https://',
  'shop.example.com:99999',
])('%j is no address of a server', (typed) => {
  expect(readTypedAddress(typed, false)).toEqual({ kind: 'not-an-address' });
  expect(readTypedAddress(typed, true)).toEqual({ kind: 'not-an-address' });
});

test('plain http is never used on the internet, and at home only after the tick', () => {
  expect(readTypedAddress('http://shop.example.com', false)).toEqual({ kind: 'insecure', mayAllow: false });
  expect(readTypedAddress('http://shop.example.com', true)).toEqual({ kind: 'insecure', mayAllow: false });
  expect(readTypedAddress('http://192.168.1.5:3000', false)).toEqual({ kind: 'insecure', mayAllow: true });
  expect(readTypedAddress('http://192.168.1.5:3000', true)).toEqual(origin('http://192.168.1.5:3000'));
});

test('a private host without a scheme is tried encrypted, and plain after the tick', () => {
  expect(readTypedAddress('localhost:3000', false)).toEqual(origin('https://localhost:3000', true));
  expect(readTypedAddress('localhost:3000', true)).toEqual(origin('http://localhost:3000'));
  expect(readTypedAddress('fe80::1', true)).toEqual(origin('http://[fe80::1]'));
  expect(readTypedAddress('https://localhost:3000', true)).toEqual(origin('https://localhost:3000'));
});
