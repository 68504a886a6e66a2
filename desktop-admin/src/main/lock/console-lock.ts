import type { LockState } from '../../shared/ipc-contract.ts';
import type { SettingsStore } from '../storage/settings.ts';

/** How often the time without input is looked at, in milliseconds. */
const INTERVAL = 5000;

/** What of Electron's `powerMonitor` is used. */
export interface PowerMonitor {
  /** Seconds since the last input, to whatever program. */
  getSystemIdleTime(): number;
  on(event: 'lock-screen' | 'suspend', listener: () => void): unknown;
}

/** The lock over the window. It stands in the settings, so that no reload and no restart opens it. */
export interface ConsoleLock {
  state(): LockState;
  /** Locks, where somebody is signed in. */
  lock(): void;
  /** Ignored while locked: whoever sits there has not shown who they are. */
  setMinutes(minutes: LockState['minutes']): void;
  /** The server has accepted the person's password. */
  unlock(): void;
  /** The session has ended, or another has begun: the lock was over the one before. */
  forget(): void;
}

interface LockDeps {
  readonly settings: SettingsStore;
  readonly isSignedIn: () => boolean;
  readonly monitor: PowerMonitor;
  /** Called after each change, but for `forget`: the window knows of its session first. */
  readonly onChange: (state: LockState) => void;
}

/**
 * Locks after the time without input that the person has set, and then also with the computer, and when
 * it goes to sleep. On systems that tell no idle time (0, some Wayland desktops) only the latter two.
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
    forget: () => {
      if (settings.get().locked) settings.set({ locked: false });
    },
  };
};
