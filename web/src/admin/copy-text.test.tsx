import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../tests/support/deferred.ts';
import { copyText } from './copy-text.ts';

const lines = Array.from({ length: 10_000 }, (_, index) => `products/ring-${index}.jpg`).join('\n');

/** What the browser would have copied from the selection. */
let selected: string | undefined;

const allowSelection = (allowed: boolean) => {
  // jsdom does not implement execCommand.
  document.execCommand = () => {
    const field = document.activeElement ?? document.body;
    if (allowed && field instanceof HTMLTextAreaElement) {
      selected = field.value.slice(field.selectionStart, field.selectionEnd);
    }
    return allowed;
  };
};

const stubClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

beforeEach(() => {
  selected = undefined;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

test('copies through the clipboard where there is one', async () => {
  const writeText = vi.fn(async () => {});
  stubClipboard({ writeText });
  await copyText(lines);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(lines);
});

test('copies a selection where there is none, whole, and leaves no trace', async () => {
  stubClipboard(undefined);
  allowSelection(true);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await copyText(lines);
  expect(selected).toBe(lines);
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
  button.remove();
});

test('a clipboard that refuses leaves the other way', async () => {
  stubClipboard({ writeText: async () => Promise.reject(new DOMException('No.', 'NotAllowedError')) });
  allowSelection(true);
  await copyText('one line');
  expect(selected).toBe('one line');
});

test('a text that is still to come is promised to the clipboard at once', async () => {
  const promised: Record<string, Promise<Blob>>[] = [];
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(items: Record<string, Promise<Blob>>) {
        promised.push(items);
      }
    },
  );
  const write = vi.fn(async () => void (await promised[0]?.['text/plain']));
  stubClipboard({ write });
  const { promise, resolve } = deferred<string>();
  const copying = copyText(promise);
  expect(write).toHaveBeenCalledTimes(1);
  resolve(lines);
  await copying;
  expect((await promised[0]?.['text/plain'])?.size).toBe(lines.length);
});

test('a text that comes late is selected where there is no clipboard', async () => {
  allowSelection(true);
  stubClipboard(undefined);
  await copyText(Promise.resolve(lines));
  expect(selected).toBe(lines);
});

test('older browsers, whose clipboard takes no promise, are given the text when it is there', async () => {
  const writeText = vi.fn(async () => {});
  stubClipboard({ writeText });
  await copyText(Promise.resolve(lines));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(lines);
});

test('rejects when neither way works', async () => {
  stubClipboard(undefined);
  allowSelection(false);
  await expect(copyText(lines)).rejects.toThrow('does not let the page copy');
});
