import { vi } from 'vitest';
import type { HostLock } from '../../core/portal/src/index.ts';
import type { LockState } from '../../core/src/schemas/index.ts';

type PinResult = Awaited<ReturnType<HostLock['unlockByPin']>>;

/** A value that a host holds, as `useSyncExternalStore` reads it. */
const held = <Value extends object>(initial: Value) => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (some: Partial<Value>) => {
      value = { ...value, ...some };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The lock of a host, at first locked and without a PIN; `change` is what the host does by itself. */
export const fakeLock = (
  first: Partial<LockState>,
  onPin: () => PinResult = () => ({ outcome: 'refused' }),
) => {
  const state = held<LockState>({ isLocked: true, minutes: 0, onClose: false, pin: 'none', ...first });
  const unlockByPin = vi.fn(async (_pin: string): Promise<PinResult> => {
    const result = onPin();
    if (result.outcome === 'unlocked') state.set({ isLocked: false });
    return result;
  });
  const [lock, setMinutes, setOnClose, setPin] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  return {
    lock: { state: state.get, subscribe: state.subscribe, lock, setMinutes, setOnClose, unlockByPin, setPin },
    change: state.set,
  };
};
