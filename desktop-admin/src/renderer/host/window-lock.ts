import type { LockState } from '@jeweler/core/schemas';
import type { HostLock } from '@jeweler/portal';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';
import { createStore } from './store.ts';

/** The window's view of main's lock. */
export interface WindowLock extends HostLock {
  /** Called when the session has ended, and its lock with it; main knows already. */
  readonly reset: () => void;
}

/** Mirrors the state of main's lock, and sends changes to main. */
export const createWindowLock = (bridge: ShopConsole, initial: LockState, hasTouchId = false): WindowLock => {
  const { get, set, subscribe } = createStore(initial);
  bridge.on('lock', set);
  return {
    state: get,
    subscribe,
    lock: () => sendToMain(bridge, 'lock:now'),
    setMinutes: (minutes) => {
      // Shown immediately; main confirms it with an event.
      set({ ...get(), minutes });
      sendToMain(bridge, 'lock:after', minutes);
    },
    setOnClose: (onClose) => {
      set({ ...get(), onClose });
      sendToMain(bridge, 'lock:on-close', onClose);
    },
    unlockByPin: (pin) => bridge.call('lock:pin', pin),
    setPin: (pin) => bridge.call('lock:set-pin', pin),
    ...(hasTouchId && { unlockByTouchId: () => bridge.call('lock:touch-id') }),
    reset: () => {
      if (get().isLocked) set({ ...get(), isLocked: false });
    },
  };
};
