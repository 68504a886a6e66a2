import type { ConsoleLock } from './console-lock.ts';
import { getValidHandle, type ServerSession } from './server-session.ts';

/** The parts of Electron's `systemPreferences` that are used. */
export interface TouchId {
  readonly isAvailable: () => boolean;
  /** Rejects if the user cancels, or the system accepts no finger. */
  readonly prompt: () => Promise<void>;
}

interface TouchUnlockDeps {
  readonly touchId: TouchId;
  readonly session: Pick<ServerSession, 'forWindow'>;
  readonly lock: Pick<ConsoleLock, 'unlock'>;
  readonly now?: () => number;
}

/**
 * Unlocks by Touch ID. A finger only ends the lock of the window: it never replaces the session, which must
 * be the same before and after the system's dialog, and not past its end.
 */
export const createTouchUnlock = ({ touchId, session, lock, now = Date.now }: TouchUnlockDeps) => {
  const validHandle = () => getValidHandle(session, now());
  /** Whether a finger has unlocked the window. */
  const unlock = async (): Promise<boolean> => {
    const handle = validHandle();
    if (handle === undefined || !touchId.isAvailable()) return false;
    try {
      await touchId.prompt();
    } catch {
      return false;
    }
    if (validHandle() !== handle) return false;
    lock.unlock();
    return true;
  };
  return { isAvailable: touchId.isAvailable, unlock };
};

export type TouchUnlock = ReturnType<typeof createTouchUnlock>;
