import { expect, test } from 'vitest';
import { publicAddresses } from './public-address.ts';

const PUBLIC = 'https://shop.example.com';

/** A picture's address after the server has said its own origin. */
const addressOf = (said: string | undefined, connected: string) => {
  const { publicAddress, learnPublicOrigin } = publicAddresses(connected);
  if (said) learnPublicOrigin(said);
  return publicAddress('/media/a.jpg');
};

test.each(['http://192.168.1.5:3000', 'http://localhost:3000'])(
  'what is copied has the public address of the site, also where the server was reached at %s',
  (connected) => expect(addressOf(PUBLIC, connected)).toBe('https://shop.example.com/media/a.jpg'),
);

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://shop.localhost'])(
  '%s opens nowhere else: where the server was reached otherwise, that counts',
  (said) => {
    expect(addressOf(said, 'http://192.168.1.5:3000')).toBe('http://192.168.1.5:3000/media/a.jpg');
    expect(addressOf(said, 'http://127.0.0.1:3000')).toBe(`${said}/media/a.jpg`);
  },
);

test('before the server has said anything it is the address it was reached at', () => {
  expect(addressOf(undefined, PUBLIC)).toBe('https://shop.example.com/media/a.jpg');
});

test.each(['http://localhost.example.com', 'http://127.example.com', 'http://mylocalhost'])(
  '%s is a public name',
  (said) => expect(addressOf(said, PUBLIC)).toBe(`${said}/media/a.jpg`),
);
