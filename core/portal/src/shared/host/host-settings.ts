import type { ComputerSettings } from '@jeweler/core/schemas';
import { useSyncExternalStore } from 'react';

/** What a host keeps for its user, beside what it does with that. */
export interface HostSettings {
  /** Returns the same object until something changes. */
  readonly settings: () => ComputerSettings;
  readonly change: (some: Partial<ComputerSettings>) => void;
  /** Calls `listener` after each change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The host's settings; rerenders when they change. */
export const useHostSettings = ({ subscribe, settings }: HostSettings): ComputerSettings =>
  useSyncExternalStore(subscribe, settings);
