import type { LockState } from '@jeweler/core/schemas';
import type { PowerMonitor } from 'electron';
import type { Settings, SettingsStore } from './storage/settings.ts';

/** Interval of the idle checks, in milliseconds. */
const IDLE_CHECK_MS = 5000;

interface LockDeps {
  readonly settings: SettingsStore;
  readonly isSignedIn: () => boolean;
  readonly monitor: Pick<PowerMonitor, 'getSystemIdleState' | 'on'>;
  readonly platform: NodeJS.Platform;
  /** Whether a PIN ends the lock. */
  readonly pin: () => LockState['pin'];
  /** Called after each change except `reset`: the window learns of its session first. */
  readonly onChange: (state: LockState) => void;
}

/**
 * The lock of the window. It is stored in the settings, so that neither a reload nor a restart unlocks it. Locks
 * after the idle time set by the user and, if one is set, also when the computer is locked or goes to
 * sleep. On desktops that report neither idle time nor lock, only going to sleep does.
 */
export const createConsoleLock = ({ settings, isSignedIn, monitor, platform, pin, onChange }: LockDeps) => {
  const state = (): LockState => {
    const { locked, lockMinutes, lockOnClose } = settings.get();
    return { isLocked: locked && isSignedIn(), minutes: lockMinutes, onClose: lockOnClose, pin: pin() };
  };
  const set = (change: Partial<Pick<Settings, 'locked' | 'lockMinutes' | 'lockOnClose'>>) => {
    settings.set(change);
    onChange(state());
  };
  /** Ignored while locked, because the person at the computer has not authenticated. */
  const setIfUnlocked = (change: Parameters<typeof set>[0]) => {
    if (!state().isLocked) set(change);
  };
  const lock = () => {
    if (!state().isLocked && isSignedIn()) set({ locked: true });
  };
  const lockWithComputer = () => {
    if (state().minutes > 0) lock();
  };
  const lockWhenAway = () => {
    const { minutes } = state();
    // `locked` also says that the computer is, where no event does (Linux); `unknown`, that the desktop reports neither.
    if (minutes > 0 && ['idle', 'locked'].includes(monitor.getSystemIdleState(minutes * 60))) lock();
  };
  // At once; Linux has no such event.
  if (platform !== 'linux') monitor.on('lock-screen', lockWithComputer);
  monitor.on('suspend', lockWithComputer);
  setInterval(lockWhenAway, IDLE_CHECK_MS);

  return {
    state,
    /** Locks if a user is signed in. */
    lock,
    setMinutes: (lockMinutes: LockState['minutes']) => setIfUnlocked({ lockMinutes }),
    setOnClose: (lockOnClose: boolean) => setIfUnlocked({ lockOnClose }),
    /** Called when the window was closed and the program goes on. */
    windowClosed: () => {
      if (state().onClose) lock();
    },
    /** Called when the server has accepted the user's password, the system their finger, or the PIN was right. */
    unlock: () => {
      if (state().isLocked) set({ locked: false });
    },
    /** Called when the session has ended or another one has started: the lock belonged to the previous session. */
    reset: () => {
      if (settings.get().locked) settings.set({ locked: false });
    },
  };
};

export type ConsoleLock = ReturnType<typeof createConsoleLock>;
