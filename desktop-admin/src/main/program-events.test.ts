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
