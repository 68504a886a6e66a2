import { expect, test } from 'vitest';
import { publicOriginOf } from './public-origin.ts';

const PUBLIC = 'https://shop.example.com';

test('what the server calls its own origin is what is copied, however it was reached', () => {
  expect(publicOriginOf(PUBLIC, 'http://192.168.1.5:3000')).toBe(PUBLIC);
  expect(publicOriginOf(PUBLIC, 'http://localhost:3000')).toBe(PUBLIC);
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://shop.localhost'])(
  '%s opens nowhere else: where the server was reached otherwise, that counts',
  (said) => {
    expect(publicOriginOf(said, 'http://192.168.1.5:3000')).toBe('http://192.168.1.5:3000');
    expect(publicOriginOf(said, 'http://127.0.0.1:3000')).toBe(said);
  },
);

test('before the server has said anything it is the address it was reached at', () => {
  expect(publicOriginOf(undefined, PUBLIC)).toBe(PUBLIC);
});

test.each(['http://localhost.example.com', 'http://127.example.com', 'http://mylocalhost'])(
  '%s is a public name',
  (said) => expect(publicOriginOf(said, PUBLIC)).toBe(said),
);
