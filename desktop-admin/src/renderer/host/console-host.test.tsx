import { toaster } from '@jeweler/core/ui';
import { expect, test, vi } from 'vitest';
import { consoleBridge } from '../../../../tests/support/console-bridge.ts';
import { createConsoleHost } from './console-host.ts';
import { createMenu } from './menu.ts';
import { createWindowLock } from './window-lock.ts';
import { createWindowSettings } from './window-settings.ts';

const kept = { showsNames: false, quietWhenClosed: false, printing: { isSilent: true, printer: '' } };

const open = (server = 'http://192.168.1.5:3000') => {
  const main = consoleBridge();
  const { bridge } = main;
  const menu = createMenu(bridge);
  const lock = createWindowLock(bridge, {
    isLocked: false,
    minutes: 0,
    onClose: false,
    pin: 'none',
  });
  return {
    ...main,
    host: createConsoleHost({
      bridge,
      menu,
      lock,
      settings: createWindowSettings(bridge, kept),
      server,
      session: null,
    }),
  };
};

test('copied addresses are the server’s public ones, never the window’s', () => {
  const { host } = open();
  expect(host.publicAddress('/media/ring%201.jpg')).toBe('http://192.168.1.5:3000/media/ring%201.jpg');
  host.learnPublicOrigin?.('https://shop.example.com');
  expect(host.publicAddress('/media/ring%201.jpg')).toBe('https://shop.example.com/media/ring%201.jpg');
});

test('what is set is known at once, and kept by main', async () => {
  const { host, told } = open();
  const changed = vi.fn();
  host.printing?.subscribe(changed);
  host.printing?.change({ printing: { isSilent: true, printer: 'label' } });
  host.notifications?.change({ showsNames: true });
  const printing = { isSilent: true, printer: 'label' };
  const changes = [
    { ...kept, printing },
    { ...kept, printing, showsNames: true },
  ];
  expect(host.printing?.settings()).toEqual(changes[1]);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(told('settings:set')).toEqual(changes);
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

test('the session lasts as long as the window: main has its token, and hears of the end', () => {
  const { host, call } = open();
  const session = { token: 'a-handle', expiresAt: '2026-11-21T12:00:00.000Z' };
  expect(host.session.read()).toBeUndefined();
  host.session.write(session);
  expect(host.session.read()).toEqual(session);
  expect(call).not.toHaveBeenCalled();
  host.session.clear();
  host.session.clear();
  expect(host.session.read()).toBeUndefined();
  expect(call).toHaveBeenCalledExactlyOnceWith('session:end', 'a-handle');
});

test('the window is loaded anew by main, because its own navigations are refused', () => {
  const { host, told } = open();
  host.reload?.();
  expect(told('window:reload')).toHaveLength(1);
});

test('the portal gets the menu’s commands, but for the one about the server, which is not its own', () => {
  const { host, emit } = open();
  const listener = vi.fn();
  host.commands?.(['find', 'refresh'], listener);
  emit('command', 'server-address');
  emit('command', 'find');
  expect(listener).toHaveBeenCalledExactlyOnceWith('find');
});

test('main is told which files have come, never more than it takes', () => {
  const { host, told } = open();
  host.notifications?.filesArrived(['a.jpg', 'b.jpg']);
  host.notifications?.filesArrived(Array.from({ length: 100_001 }, (_, index) => `${index}.jpg`));
  const [few, many] = told('files:arrived') as string[][];
  expect(few).toEqual(['a.jpg', 'b.jpg']);
  expect(many).toHaveLength(100_000);
});

test('the lock is main’s: it is asked to lock, tells how it stands, and nobody here can unlock', () => {
  const { host, emit, told } = open();
  const listener = vi.fn();
  host.lock?.subscribe(listener);
  host.lock?.lock();
  host.lock?.setMinutes(15);
  expect(told('lock:now')).toHaveLength(1);
  expect(told('lock:after')).toEqual([15]);
  expect(host.lock?.state()).toEqual({
    isLocked: false,
    minutes: 15,
    onClose: false,
    pin: 'none',
  });
  emit('lock', { isLocked: true, minutes: 15, onClose: false, pin: 'none' });
  expect(host.lock?.state()).toEqual({
    isLocked: true,
    minutes: 15,
    onClose: false,
    pin: 'none',
  });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the lock goes with the session that it was over', () => {
  const { host, emit } = open();
  host.session.write({ token: 'a-handle', expiresAt: '2026-11-21T12:00:00.000Z' });
  emit('lock', { isLocked: true, minutes: 15, onClose: false, pin: 'none' });
  host.session.clear();
  expect(host.lock?.state()).toEqual({
    isLocked: false,
    minutes: 15,
    onClose: false,
    pin: 'none',
  });
});

test('what is to be said waits for the lock, and is not said to whoever signs in next', () => {
  const { host, emit } = open();
  const said = (title: string) => toaster.getVisibleToasts().some((toast) => toast.title === title);
  emit('lock', { isLocked: true, minutes: 0, onClose: false, pin: 'none' });
  host.notify({ tone: 'success', title: 'Downloaded', text: 'show.mp4' });
  expect(said('Downloaded')).toBe(false);
  emit('lock', { isLocked: false, minutes: 0, onClose: false, pin: 'none' });
  expect(said('Downloaded')).toBe(true);
  host.session.write({ token: 'a-handle', expiresAt: '2026-11-21T12:00:00.000Z' });
  emit('lock', { isLocked: true, minutes: 0, onClose: false, pin: 'none' });
  host.notify({ tone: 'success', title: 'For nobody else' });
  host.session.clear();
  expect(said('For nobody else')).toBe(false);
});
