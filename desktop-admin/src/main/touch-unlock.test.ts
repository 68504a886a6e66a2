import { expect, test, vi } from 'vitest';
import { onPlatform, withElectron } from '../../../tests/support/fake-electron.ts';

const END = '2026-11-22T00:00:00.000Z';

const setUp = async () => {
  onPlatform('darwin');
  vi.setSystemTime(Date.parse(END) - 1000);
  const state = { session: { token: 'handle', expiresAt: END }, has: true };
  const prompt = vi.fn(async () => undefined);
  const onUnlock = vi.fn();
  const systemPreferences = { canPromptTouchID: () => state.has, promptTouchID: prompt };
  const { createTouchUnlock } = await withElectron({ systemPreferences }, () => import('./touch-unlock.ts'));
  const session = { forWindow: () => state.session };
  const touch = createTouchUnlock({ session, lock: { unlock: onUnlock } });
  return { state, prompt, onUnlock, touch };
};

test('an accepted finger unlocks', async () => {
  const { touch, onUnlock } = await setUp();
  expect(await touch.unlock()).toBe(true);
  expect(onUnlock).toHaveBeenCalledOnce();
});

test('one that is refused, or a dialog that is cancelled, does not', async () => {
  const { touch, prompt, onUnlock } = await setUp();
  prompt.mockRejectedValue(new Error('Canceled by user.'));
  expect(await touch.unlock()).toBe(false);
  expect(onUnlock).not.toHaveBeenCalled();
});

test('nobody is asked without a sensor, or when the session is past its end', async () => {
  const { touch, state, prompt } = await setUp();
  state.has = false;
  expect(await touch.unlock()).toBe(false);
  state.has = true;
  vi.setSystemTime(Date.parse(END));
  expect(await touch.unlock()).toBe(false);
  expect(prompt).not.toHaveBeenCalled();
});

test('a session that ends or is replaced during the dialog stays locked', async () => {
  const { touch, state, prompt, onUnlock } = await setUp();
  prompt.mockImplementationOnce(async () => {
    state.session = { token: 'next', expiresAt: END };
  });
  expect(await touch.unlock()).toBe(false);
  prompt.mockImplementationOnce(async () => {
    vi.setSystemTime(Date.parse(END));
  });
  expect(await touch.unlock()).toBe(false);
  expect(onUnlock).not.toHaveBeenCalled();
});
