import type { LockState, PinState } from '../shared/ipc-contract.ts';
import type { Settings, SettingsStore } from './storage/settings.ts';

/** Interval of the idle checks, in milliseconds. */
const IDLE_CHECK_MS = 5000;

/** The parts of Electron's `powerMonitor` that are used. */
export interface PowerMonitor {
  /**
   * `idle` after this many seconds without input in any program, `locked` while the computer is locked (also
   * where no event says so: Linux), `unknown` on desktops that report neither.
   */
  getSystemIdleState(thresholdSeconds: number): 'active' | 'idle' | 'locked' | 'unknown';
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
  /** Ignored while locked, likewise. */
  setOnClose(onClose: boolean): void;
  /** Called when the window was closed and the program goes on. */
  windowClosed(): void;
  /** Called when the server has accepted the user's password, the system their finger, or the PIN was right. */
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
  readonly platform: NodeJS.Platform;
  /** Whether a PIN ends the lock. */
  readonly pin: () => PinState;
  /** Called after each change except `reset`: the window learns of its session first. */
  readonly onChange: (state: LockState) => void;
}

/**
 * Locks after the idle time set by the user and, if one is set, also when the computer is locked or goes to
 * sleep. On desktops that report neither idle time nor lock, only going to sleep does.
 */
export const createConsoleLock = (deps: LockDeps): ConsoleLock => {
  const { settings, isSignedIn, monitor, platform, pin, onChange } = deps;
  const state = (): LockState => {
    const { locked, lockMinutes, lockOnClose } = settings.get();
    return { isLocked: locked && isSignedIn(), minutes: lockMinutes, onClose: lockOnClose, pin: pin() };
  };
  const set = (change: Partial<Pick<Settings, 'locked' | 'lockMinutes' | 'lockOnClose'>>) => {
    settings.set(change);
    onChange(state());
  };
  const lock = () => {
    if (!state().isLocked && isSignedIn()) set({ locked: true });
  };
  const lockWithComputer = () => {
    if (state().minutes > 0) lock();
  };
  const lockWhenAway = () => {
    const { minutes } = state();
    if (minutes > 0 && ['idle', 'locked'].includes(monitor.getSystemIdleState(minutes * 60))) lock();
  };
  // At once; Linux has no such event.
  if (platform !== 'linux') monitor.on('lock-screen', lockWithComputer);
  monitor.on('suspend', lockWithComputer);
  setInterval(lockWhenAway, IDLE_CHECK_MS);

  return {
    state,
    lock,
    setMinutes: (lockMinutes) => {
      if (!state().isLocked) set({ lockMinutes });
    },
    setOnClose: (lockOnClose) => {
      if (!state().isLocked) set({ lockOnClose });
    },
    windowClosed: () => {
      if (state().onClose) lock();
    },
    unlock: () => {
      if (state().isLocked) set({ locked: false });
    },
    reset: () => {
      if (settings.get().locked) settings.set({ locked: false });
    },
  };
};
