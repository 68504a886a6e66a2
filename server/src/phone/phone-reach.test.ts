import { expect, test } from 'vitest';
import { phoneReach } from './phone-reach.ts';

const inNetwork = () => '192.168.1.20';
const local = { siteUrl: 'http://localhost:3000', host: '127.0.0.1', port: 3000 };

test('the public address is what a phone opens, wherever the server listens', () => {
  const config = { ...local, siteUrl: 'https://www.example.com', host: '0.0.0.0' };
  expect(phoneReach(config, inNetwork)).toEqual({ origin: 'https://www.example.com', reach: 'public' });
});

test('without one it is this machine’s address in the network, if the server listens there', () => {
  const network = { origin: 'http://192.168.1.20:3000', reach: 'network' };
  expect(phoneReach({ ...local, host: '0.0.0.0' }, inNetwork)).toEqual(network);
  expect(phoneReach({ ...local, host: '::' }, inNetwork)).toEqual(network);
  expect(phoneReach({ ...local, host: '192.168.1.20' }, () => undefined)).toEqual(network);
});

test.each([
  ['127.0.0.1', inNetwork],
  ['localhost', inNetwork],
  ['::1', inNetwork],
  ['0.0.0.0', () => undefined],
])('a server on %s cannot be reached by a phone', (host, findOwn) => {
  expect(phoneReach({ ...local, host }, findOwn)).toEqual({ origin: local.siteUrl, reach: 'none' });
});
