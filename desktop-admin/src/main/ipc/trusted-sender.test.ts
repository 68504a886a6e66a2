import type { WebContents } from 'electron';
import { expect, test } from 'vitest';
import { isTrusted } from './trusted-sender.ts';

// Compared by identity only.
const window = {} as WebContents;
const frame = { url: 'app://console/admin/media', parent: null };

test('a call of our page in our window is believed', () => {
  expect(isTrusted({ sender: window, senderFrame: frame }, window)).toBe(true);
});

test.each([
  ['another window', { sender: {} as WebContents, senderFrame: frame }],
  ['a frame inside of the page', { sender: window, senderFrame: { ...frame, parent: frame } }],
  ['a frame that is gone', { sender: window, senderFrame: null }],
  ['another site', { sender: window, senderFrame: { ...frame, url: 'https://shop.example.com/admin' } }],
  ['a site that looks like ours', { sender: window, senderFrame: { ...frame, url: 'app://console.evil/' } }],
  ['another host of our scheme', { sender: window, senderFrame: { ...frame, url: 'app://elsewhere/' } }],
  ['a file', { sender: window, senderFrame: { ...frame, url: 'file:///tmp/app://console/' } }],
])('a call of %s is not', (_, sending) => {
  expect(isTrusted(sending, window)).toBe(false);
});

test('without a window nobody is believed', () => {
  expect(isTrusted({ sender: window, senderFrame: frame }, undefined)).toBe(false);
});
