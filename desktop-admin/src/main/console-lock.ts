import type { LockState } from '../shared/ipc-contract.ts';
import type { SettingsStore } from './storage/settings.ts';

/** Interval of the idle checks, in milliseconds. */
const INTERVAL = 5000;

/** The parts of Electron's `powerMonitor` that are used. */
export interface PowerMonitor {
  /** Seconds since the last input in any program. */
  getSystemIdleTime(): number;
  on(event: 'lock-screen' | 'suspend', listener: () => void): unknown;
}

/**
 * The lock of the window. It is stored in the settings, so that neither a reload nor a restart unlocks it.
 */
export interface ConsoleLock {
  state(): LockState;
  /** Locks if a user is signed in. */
  lock(): void;
  /** Ignored while locked, because the person at the computer has not authenticated. */
  setMinutes(minutes: LockState['minutes']): void;
  /** Called when the server has accepted the user's password. */
  unlock(): void;
  /**
   * Called when the session has ended or another one has started: the lock belonged to the previous session.
   */
  reset(): void;
}

interface LockDeps {
  readonly settings: SettingsStore;
  readonly isSignedIn: () => boolean;
  readonly monitor: PowerMonitor;
  /** Called after each change except `reset`: the window learns of its session first. */
  readonly onChange: (state: LockState) => void;
}

/**
 * Locks after the idle time set by the user and, if one is set, also when the computer is locked or goes to
 * sleep. On systems that report no idle time (0, some Wayland desktops) only the latter two apply.
 */
export const createConsoleLock = ({ settings, isSignedIn, monitor, onChange }: LockDeps): ConsoleLock => {
  const state = (): LockState => {
    const { locked, lockMinutes } = settings.get();
    return { isLocked: locked && isSignedIn(), minutes: lockMinutes };
  };
  const set = (change: { locked: boolean } | { lockMinutes: LockState['minutes'] }) => {
    settings.set(change);
    onChange(state());
  };
  const lock = () => {
    if (!state().isLocked && isSignedIn()) set({ locked: true });
  };
  const lockWithComputer = () => {
    if (state().minutes > 0) lock();
  };
  const lockWhenIdle = () => {
    const { minutes } = state();
    if (minutes > 0 && monitor.getSystemIdleTime() >= minutes * 60) lock();
  };
  monitor.on('lock-screen', lockWithComputer);
  monitor.on('suspend', lockWithComputer);
  setInterval(lockWhenIdle, INTERVAL);

  return {
    state,
    lock,
    setMinutes: (lockMinutes) => {
      if (!state().isLocked) set({ lockMinutes });
    },
    unlock: () => {
      if (state().isLocked) set({ locked: false });
    },
    reset: () => {
      if (settings.get().locked) settings.set({ locked: false });
    },
  };
};
