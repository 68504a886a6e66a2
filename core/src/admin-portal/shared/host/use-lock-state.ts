import { useSyncExternalStore } from 'react';
import type { HostLock, LockState } from './host-lock.ts';

/** The state of the host's lock; rerenders when it changes. */
export const useLockState = ({ subscribe, state }: HostLock): LockState =>
  useSyncExternalStore(subscribe, state);
