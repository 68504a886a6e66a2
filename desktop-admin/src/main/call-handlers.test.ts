import { expect, test, vi } from 'vitest';
import { withElectron } from '../../../tests/support/fake-electron.ts';
import { todayAnswer } from '../../../tests/support/today-answer.ts';
import type { callHandlers as CallHandlers } from './call-handlers.ts';

/** Handlers with these parts; the others are not used by the test. */
const open = async (parts: object) => {
  const nativeTheme = { themeSource: 'system' };
  const { callHandlers } = await withElectron(
    { nativeTheme, clipboard: {}, nativeImage: {}, ClipboardItem: class {} },
    () => import('./call-handlers.ts'),
  );
  const unused = {
    commands: {},
    newItems: {},
    downloads: {},
    pinUnlock: {},
    printing: {},
    touchUnlock: {},
    lock: {},
  };
  const deps = { ...unused, ...parts } as unknown as Parameters<typeof CallHandlers>[0];
  return { handlers: callHandlers(deps), nativeTheme };
};

test.each([
  ['unlocked', { isLocked: false }, true],
  ['locked', { isLocked: true }, false],
])('%s, the window %s gets what was last known: %s', async (_, state, isGiven) => {
  const kept = { at: 1, today: todayAnswer() };
  const { handlers } = await open({ lock: { state: () => state }, lastKnown: { read: () => kept } });
  expect(handlers['last-known:read'](undefined)).toEqual(isGiven ? kept : null);
});

test('where nothing is known, nothing is given', async () => {
  const state = () => ({ isLocked: false });
  const { handlers } = await open({ lock: { state }, lastKnown: { read: () => undefined } });
  expect(handlers['last-known:read'](undefined)).toBeNull();
});

test('the colors chosen in the portal are the system’s for this program, and kept', async () => {
  const set = vi.fn();
  const { handlers, nativeTheme } = await open({ settings: { set } });
  await handlers['colors:choose']('dark');
  expect(nativeTheme.themeSource).toBe('dark');
  expect(set).toHaveBeenCalledExactlyOnceWith({ colors: 'dark' });
});
