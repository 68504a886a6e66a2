import type { BrowserWindow } from 'electron';
import { expect, test, vi } from 'vitest';
import { FakeWindow, withElectron } from '../../../../tests/support/fake-electron.ts';

const question = { type: 'question', message: 'Quit?', buttons: ['Yes', 'Maybe', 'No'] } as const;

const open = async (window: FakeWindow | undefined) => {
  const showMessageBox = vi.fn(async () => ({ response: 1 }));
  const { ask } = await withElectron({ dialog: { showMessageBox } }, () => import('./questions.ts'));
  return { showMessageBox, answer: ask(window as unknown as BrowserWindow | undefined, question) };
};
const wanted = expect.objectContaining({ message: 'Quit?', defaultId: 0, cancelId: 2 });

test('a question is modal to its window, and its first button is Enter’s, the last one Escape’s', async () => {
  const window = new FakeWindow();
  window.show();
  const { showMessageBox, answer } = await open(window);
  expect(await answer).toBe(1);
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(window, wanted);
});

test.each([
  ['in the tray', (window: FakeWindow) => window.show()],
  [
    'minimised',
    (window: FakeWindow) => {
      window.state.visible = true;
      window.restore();
    },
  ],
])('while the window is %s the question waits', async (where, bringBack) => {
  const window = new FakeWindow();
  window.state.minimized = where === 'minimised';
  window.state.visible = where === 'minimised';
  const { showMessageBox, answer } = await open(window);
  window.emit('show');
  expect(showMessageBox).not.toHaveBeenCalled();
  bringBack(window);
  expect(await answer).toBe(1);
  expect(window.listenerCount('show') + window.listenerCount('restore')).toBe(0);
});

test('of a window that is closed meanwhile, or of none, it is asked by itself', async () => {
  const window = new FakeWindow();
  const closed = await open(window);
  window.change({ destroyed: true }, 'closed');
  await closed.answer;
  expect(closed.showMessageBox).toHaveBeenCalledExactlyOnceWith(wanted);
  const none = await open(undefined);
  await none.answer;
  expect(none.showMessageBox).toHaveBeenCalledExactlyOnceWith(wanted);
});
