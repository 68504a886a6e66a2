import { expect, test } from 'vitest';
import { isPrivateHost } from './private-network.ts';

test.each([
  'localhost',
  'shop.localhost',
  '127.0.0.1',
  '127.255.255.254',
  '[::1]',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.178.20',
  '169.254.1.1',
  '[fd12:3456::1]',
  '[fe80::1]',
  '[::ffff:192.168.1.1]',
  'atelier',
  'atelier.local',
  'atelier.local.',
  'atelier.home.arpa',
])('%s is in the computer’s own network', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

test.each([
  'shop.example.com',
  'localhost.example.com',
  '8.8.8.8',
  '11.0.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.169.0.1',
  '[2001:db8::1]',
  '[::ffff:8.8.8.8]',
  '',
])('%s is not', (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
