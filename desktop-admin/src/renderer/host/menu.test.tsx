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
  const { bridge, emit } = consoleBridge();
  const heard = vi.fn();
  const stop = createMenu(bridge).subscribe(heard);
  return { emit, heard, stop };
};

test('commands reach whoever listens, until they stop', () => {
  const { emit, heard, stop } = open();
  emit('command', 'refresh');
  expect(heard).toHaveBeenCalledExactlyOnceWith('refresh');
  stop();
  emit('command', 'refresh');
  expect(heard).toHaveBeenCalledOnce();
});

test('Select All in a field selects its text and nothing else', () => {
  const { emit, heard } = open();
  const field = focus('input', { value: 'ring-1' });
  emit('command', 'select-all');
  expect(field).toMatchObject({ selectionStart: 0, selectionEnd: 6 });
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  ['a button', 'button', {}],
  ['a check box', 'input', { type: 'checkbox' }],
] as const)('Select All with the focus on %s means the files', (_, tag, attributes) => {
  const { emit, heard } = open();
  focus(tag, attributes);
  emit('command', 'select-all');
  expect(heard).toHaveBeenCalledExactlyOnceWith('select-all');
});
