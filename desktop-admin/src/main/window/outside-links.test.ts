import { expect, test } from 'vitest';
import { outsideLink } from './outside-links.ts';

const SERVER = 'http://192.168.1.5:3000';

test.each([
  'https://shop.example.com/product/ring?size=7#top',
  'mailto:hello@example.com',
  'tel:+15615550147',
  'http://192.168.1.5:3000/media/ring.jpg',
])('%s opens outside', (address) => {
  expect(outsideLink(address, SERVER)).toBe(address);
});

test.each([
  'http://192.168.1.5/media/ring.jpg',
  'http://shop.example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,hello',
  'app://console/admin',
  'smb://server/share',
  'ms-msdt:/id',
  'https://user:word@shop.example.com/',
  '/media/ring.jpg',
  '',
])('%s does not', (address) => {
  expect(outsideLink(address, SERVER)).toBeUndefined();
});

test('without a server no plain http opens', () => {
  expect(outsideLink('http://192.168.1.5:3000/', undefined)).toBeUndefined();
});
