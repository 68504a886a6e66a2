import { afterEach, expect, test, vi } from 'vitest';
import { consoleBridge } from '../../../../tests/support/console-bridge.ts';
import { createMenu } from './menu.ts';

const focus = (tag: 'input' | 'textarea' | 'button', attributes: Record<string, string> = {}) => {
  const element = document.body.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.focus();
  return element;
};

afterEach(() => document.body.replaceChildren());

const open = () => {
  const { bridge, emit, told } = consoleBridge();
  const listener = vi.fn();
  const menu = createMenu(bridge);
  const stop = menu.subscribe(['refresh', 'select-all'], listener);
  return { emit, listener, stop, menu, told };
};

test('commands reach whoever listens, until they stop', () => {
  const { emit, listener, stop } = open();
  emit('command', 'refresh');
  expect(listener).toHaveBeenCalledExactlyOnceWith('refresh');
  stop();
  emit('command', 'refresh');
  expect(listener).toHaveBeenCalledOnce();
});

test('a command reaches those who have named it', () => {
  const { emit, listener } = open();
  emit('command', 'find');
  expect(listener).not.toHaveBeenCalled();
});

test('main is told which commands are listened to, once for all that changes together', async () => {
  const { menu, stop, told } = open();
  await Promise.resolve();
  expect(told('menu:offer')).toEqual([['refresh', 'select-all']]);
  stop();
  menu.subscribe(['refresh', 'sign-out'], vi.fn());
  menu.subscribe(['sign-out', 'find'], vi.fn());
  await Promise.resolve();
  expect(told('menu:offer').slice(1)).toEqual([['find', 'refresh', 'sign-out']]);
});

test('Select All in a field selects its text and nothing else', () => {
  const { emit, listener } = open();
  const field = focus('input', { value: 'ring-1' });
  emit('command', 'select-all');
  expect(field).toMatchObject({ selectionStart: 0, selectionEnd: 6 });
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ['a button', 'button', {}],
  ['a check box', 'input', { type: 'checkbox' }],
] as const)('Select All with the focus on %s means the files', (_, tag, attributes) => {
  const { emit, listener } = open();
  focus(tag, attributes);
  emit('command', 'select-all');
  expect(listener).toHaveBeenCalledExactlyOnceWith('select-all');
});
