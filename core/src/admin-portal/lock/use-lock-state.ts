import { useSyncExternalStore } from 'react';
import type { HostLock, LockState } from '../host/host-lock.ts';

/** How the host's lock stands; draws anew when that changes. */
export const useLockState = ({ subscribe, state }: HostLock): LockState =>
  useSyncExternalStore(subscribe, state);
