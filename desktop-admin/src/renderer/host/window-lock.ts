import type { HostLock } from '@jeweler/core/admin-portal';
import type { LockState, ShopConsole } from '../../shared/ipc-contract.ts';
import { tell } from '../bridge.ts';

/** The lock of the window, as main has it. */
export interface WindowLock extends HostLock {
  /** The session has ended, and the lock over it with it; main knows. */
  readonly forget: () => void;
}

/** Shows where main's lock stands, and asks main for changes of it. */
export const createWindowLock = (bridge: ShopConsole, initial: LockState): WindowLock => {
  let state = initial;
  const listeners = new Set<() => void>();
  const set = (next: LockState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  bridge.on('lock', set);
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lock: () => tell(bridge, 'lock:now'),
    setMinutes: (minutes) => {
      // Shown at once; main says what has become of it.
      set({ ...state, minutes });
      tell(bridge, 'lock:after', minutes);
    },
    forget: () => {
      if (state.isLocked) set({ ...state, isLocked: false });
    },
  };
};
