import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { withElectron } from '../../../../tests/support/fake-electron.ts';

const open = async (isTaken = false) => {
  const taken = new Map<string, () => void>();
  const globalShortcut = {
    isRegistered: (key: string) => taken.has(key),
    register: (key: string, onPress: () => void) => !isTaken && Boolean(taken.set(key, onPress)),
    unregister: (key: string) => void taken.delete(key),
    unregisterAll: () => taken.clear(),
  };
  const app = new EventEmitter();
  const { createGlobalKey } = await withElectron({ app, globalShortcut }, () => import('./global-key.ts'));
  const onPress = vi.fn();
  return { app, taken, onPress, key: createGlobalKey(onPress) };
};

test('it shows the console from any program, as long as it is on, and is given back at the end', async () => {
  const { app, taken, onPress, key } = await open();
  expect([key.isOn(), taken.size]).toEqual([false, 0]);
  expect(key.set(true)).toBe(true);
  expect(key.set(true)).toBe(true);
  taken.get('CommandOrControl+Shift+Space')?.();
  expect(onPress).toHaveBeenCalledOnce();
  expect(key.set(false)).toBe(true);
  expect([key.isOn(), taken.size]).toEqual([false, 0]);
  key.set(true);
  app.emit('will-quit');
  expect(taken.size).toBe(0);
});

test('one that another program has stays off', async () => {
  const { key } = await open(true);
  expect([key.set(true), key.isOn()]).toEqual([false, false]);
});
