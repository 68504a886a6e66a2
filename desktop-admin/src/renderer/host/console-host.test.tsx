import { createBrowserNavigation } from '@jeweler/core/admin-portal';
import { expect, test, vi } from 'vitest';
import { consoleBridge } from '../../../../tests/support/console-bridge.ts';
import { createConsoleHost } from './console-host.ts';
import { createMenu } from './menu.ts';

const open = (server = 'http://192.168.1.5:3000') => {
  const main = consoleBridge();
  const { bridge } = main;
  const navigation = createBrowserNavigation();
  const menu = createMenu(bridge);
  return { ...main, host: createConsoleHost({ bridge, navigation, menu, server, session: null }) };
};

test('copied addresses are the server’s public ones, never the window’s', () => {
  const { host } = open();
  expect(host.publicAddress('/media/ring%201.jpg')).toBe('http://192.168.1.5:3000/media/ring%201.jpg');
  host.learnPublicOrigin?.('https://shop.example.com');
  expect(host.publicAddress('/media/ring%201.jpg')).toBe('https://shop.example.com/media/ring%201.jpg');
});

test('text, pictures and links go to main', async () => {
  const { host, told } = open();
  const png = new Uint8Array([137, 80, 78, 71]);
  await host.copyText('two\nlines');
  await host.copyPicture?.(png);
  await host.openOutside?.('https://shop.example.com/media/a.jpg');
  expect(told('clipboard:text')).toEqual(['two\nlines']);
  expect(told('clipboard:picture')).toEqual([png]);
  expect(told('link:open')).toEqual(['https://shop.example.com/media/a.jpg']);
});

test('what the shop has public without encryption is opened at the connected server', async () => {
  const { host, told } = open();
  await host.openOutside?.('http://jeweler.local/media/a.jpg?x=1');
  expect(told('link:open')).toEqual(['http://192.168.1.5:3000/media/a.jpg?x=1']);
});

test('the portal hears the menu’s commands, but for the one about the server, which is not its own', () => {
  const { host, emit } = open();
  const heard = vi.fn();
  host.commands?.(heard);
  emit('command', 'server-address');
  emit('command', 'find');
  expect(heard).toHaveBeenCalledExactlyOnceWith('find');
});

test('main hears which files have come, never more than it takes', () => {
  const { host, told } = open();
  host.filesArrived?.(['a.jpg', 'b.jpg']);
  host.filesArrived?.(Array.from({ length: 100_001 }, (_, index) => `${index}.jpg`));
  const [few, many] = told('files:arrived') as string[][];
  expect(few).toEqual(['a.jpg', 'b.jpg']);
  expect(many).toHaveLength(100_000);
});
