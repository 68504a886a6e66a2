import type { BrowserWindow } from 'electron';
import { expect, test, vi } from 'vitest';
import { FakeWindow, preventable, withElectron } from '../../../../tests/support/fake-electron.ts';

test.each([
  ['goes on uploading', 0, 0],
  ['leaves all the same', 1, 1],
])('the window is on the screen when it asks, and %s', async (_what, chosen, times) => {
  const window = new FakeWindow();
  const showMessageBoxSync = vi.fn((asked: FakeWindow) => {
    expect(asked.isVisible()).toBe(true);
    return chosen;
  });
  const { askBeforeLeaving } = await withElectron(
    { dialog: { showMessageBoxSync } },
    () => import('./ask-before-leaving.ts'),
  );
  const onStay = vi.fn();
  askBeforeLeaving(window as unknown as BrowserWindow, onStay);
  const event = preventable();
  window.webContents.emit('will-prevent-unload', event);
  expect(showMessageBoxSync).toHaveBeenCalledOnce();
  expect(event.preventDefault).toHaveBeenCalledTimes(times);
  expect(onStay).toHaveBeenCalledTimes(1 - times);
});
