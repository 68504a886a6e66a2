import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { onPlatform, withElectron } from '../../../tests/support/fake-electron.ts';

const open = async () => {
  const app = Object.assign(new EventEmitter(), { quit: vi.fn() });
  const { answerProgramEvents } = await withElectron({ app }, () => import('./program-events.ts'));
  return { app, ...answerProgramEvents(() => {}) };
};

test('a program that was quit is quitting until its user stays', async () => {
  onPlatform('linux');
  const { app, isQuitting, cancel } = await open();
  expect(isQuitting()).toBe(false);
  app.emit('before-quit');
  expect(isQuitting()).toBe(true);
  cancel();
  expect(isQuitting()).toBe(false);
});

test('on macOS whoever shows the window again has stayed', async () => {
  onPlatform('darwin');
  const { app, isQuitting } = await open();
  app.emit('before-quit');
  app.emit('activate');
  expect(isQuitting()).toBe(false);
});

test('what an update does last comes when the windows are closed, and not where its user stays', async () => {
  const { app, begin, cancel } = await open();
  const install = vi.fn();
  begin(install);
  cancel();
  app.emit('window-all-closed');
  expect([install, app.quit].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  begin(install);
  app.emit('window-all-closed');
  expect([install, app.quit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
