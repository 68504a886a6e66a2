import type { LockMinutes, LockState, PinResult } from '@jeweler/core/schemas';
import { useSyncExternalStore } from 'react';

/**
 * Screen lock of a program that stays open all day. The host owns the state, which survives a reload; the
 * host unlocks when the server has accepted the password (`checkPassword`), the computer has accepted a
 * finger, the PIN was right, or a new session begins.
 */
export interface HostLock {
  /** Returns the same object until something changes. */
  readonly state: () => LockState;
  /** Calls `listener` after each change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly lock: () => void;
  readonly setMinutes: (minutes: LockMinutes) => void;
  readonly setOnClose: (onClose: boolean) => void;
  /** Asks for a finger; false if none was accepted. Absent where the computer has no Touch ID. */
  readonly unlockByTouchId?: () => Promise<boolean>;
  readonly unlockByPin: (pin: string) => Promise<PinResult>;
  /** Sets the PIN, soon after the server has accepted the password, or removes it; whether that was done. */
  readonly setPin: (pin: string | null) => Promise<boolean>;
}

/** The state of the host's lock; rerenders when it changes. */
export const useLockState = ({ subscribe, state }: HostLock): LockState =>
  useSyncExternalStore(subscribe, state);

const neverChanges = () => () => {};

/** Whether it is locked; false where nothing can lock. */
export const useIsLocked = (lock: HostLock | undefined): boolean =>
  useSyncExternalStore(lock?.subscribe ?? neverChanges, () => lock?.state().isLocked ?? false);
