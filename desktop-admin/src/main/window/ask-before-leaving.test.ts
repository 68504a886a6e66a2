import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { askBeforeLeaving } from './ask-before-leaving.ts';

test.each([
  ['goes on uploading', 0, 0],
  ['leaves all the same', 1, 1],
])('the window is on the screen when it asks, and %s', (_what, chosen, times) => {
  const page = new EventEmitter();
  const calls: string[] = [];
  const ask = vi.fn(() => {
    calls.push('ask');
    return chosen;
  });
  const onStay = vi.fn();
  askBeforeLeaving({ page, show: () => calls.push('show'), ask, onStay });
  const event = { preventDefault: vi.fn() };
  page.emit('will-prevent-unload', event);
  expect(calls).toEqual(['show', 'ask']);
  expect(event.preventDefault).toHaveBeenCalledTimes(times);
  expect(onStay).toHaveBeenCalledTimes(1 - times);
});
