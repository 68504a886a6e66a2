import type { PowerMonitor } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { createConsoleLock } from './console-lock.ts';
import type { Settings } from './storage/settings.ts';

beforeEach(() => void vi.useFakeTimers());

const setUp = (kept: Partial<Settings> = {}, platform: NodeJS.Platform = 'win32') => {
  let settings = { locked: false, lockMinutes: 0, lockOnClose: false, ...kept } as Settings;
  const state = { idle: 0, isComputerLocked: false, isSignedIn: true };
  const listeners = new Map<string, () => void>();
  const onChange = vi.fn();
  const lock = createConsoleLock({
    settings: {
      get: () => settings,
      set: (some) => {
        settings = { ...settings, ...some };
      },
    },
    isSignedIn: () => state.isSignedIn,
    monitor: {
      getSystemIdleState: (threshold: number) => {
        if (state.isComputerLocked) return 'locked';
        return state.idle >= threshold ? 'idle' : 'active';
      },
      on: (event: string, listener: () => void) => listeners.set(event, listener),
    } as unknown as PowerMonitor,
    platform,
    pin: () => 'none',
    onChange,
  });
  return {
    lock,
    state,
    onChange,
    kept: () => settings,
    system: (event: string) => listeners.get(event)?.(),
  };
};

test('locks when there was no input for the time that is set, and tells once', () => {
  const { lock, state, onChange, kept } = setUp({ lockMinutes: 5 });
  state.idle = 5 * 60 - 1;
  vi.advanceTimersByTime(5000);
  expect(lock.state().isLocked).toBe(false);
  state.idle = 5 * 60;
  vi.advanceTimersByTime(15_000);
  expect(lock.state().isLocked).toBe(true);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    isLocked: true,
    minutes: 5,
    onClose: false,
    pin: 'none',
  });
  expect(kept().locked).toBe(true);
});

test.each(['lock-screen', 'suspend'])('locks with the computer (%s), where a time is set', (event) => {
  const never = setUp();
  never.system(event);
  never.state.idle = 100_000;
  vi.advanceTimersByTime(5000);
  expect(never.lock.state().isLocked).toBe(false);
  const set = setUp({ lockMinutes: 60 });
  set.system(event);
  expect(set.lock.state().isLocked).toBe(true);
});

test('on Linux, which has no event for it, the lock of the computer is noticed', () => {
  const { lock, state, system } = setUp({ lockMinutes: 60 }, 'linux');
  system('lock-screen');
  expect(lock.state().isLocked).toBe(false);
  state.isComputerLocked = true;
  vi.advanceTimersByTime(5000);
  expect(lock.state().isLocked).toBe(true);
});

test('locks nothing where nobody is signed in', () => {
  const { lock, state, onChange } = setUp({ lockMinutes: 5 });
  state.isSignedIn = false;
  lock.lock();
  expect(lock.state().isLocked).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test('locked, the time cannot be changed; unlocked, it can', () => {
  const { lock } = setUp({ locked: true, lockMinutes: 15 });
  lock.setMinutes(0);
  expect(lock.state()).toEqual({
    isLocked: true,
    minutes: 15,
    onClose: false,
    pin: 'none',
  });
  lock.unlock();
  lock.setMinutes(0);
  expect(lock.state()).toEqual({
    isLocked: false,
    minutes: 0,
    onClose: false,
    pin: 'none',
  });
});

test('a lock does not outlive its session', () => {
  const { lock, state, kept } = setUp({ locked: true });
  state.isSignedIn = false;
  expect(lock.state().isLocked).toBe(false);
  lock.reset();
  state.isSignedIn = true;
  expect(lock.state().isLocked).toBe(false);
  expect(kept().locked).toBe(false);
});

test('locks when the window is closed, where that is set; the setting cannot be changed while locked', () => {
  const { lock } = setUp();
  lock.windowClosed();
  expect(lock.state().isLocked).toBe(false);
  lock.setOnClose(true);
  lock.windowClosed();
  expect(lock.state()).toEqual({
    isLocked: true,
    minutes: 0,
    onClose: true,
    pin: 'none',
  });
  lock.setOnClose(false);
  expect(lock.state().onClose).toBe(true);
});
