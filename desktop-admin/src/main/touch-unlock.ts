import { systemPreferences } from 'electron';
import type { ConsoleLock } from './console-lock.ts';
import { getValidHandle, type ServerSession } from './server-session.ts';

interface TouchUnlockDeps {
  readonly session: Pick<ServerSession, 'forWindow'>;
  readonly lock: Pick<ConsoleLock, 'unlock'>;
}

/**
 * Unlocks by Touch ID. A finger only ends the lock of the window: it never replaces the session, which must
 * be the same before and after the system's dialog, and not past its end.
 */
export const createTouchUnlock = ({ session, lock }: TouchUnlockDeps) => {
  /** Only macOS has it. */
  const isAvailable = () => process.platform === 'darwin' && systemPreferences.canPromptTouchID();
  /** Whether a finger has unlocked the window. */
  const unlock = async (): Promise<boolean> => {
    const handle = getValidHandle(session);
    if (handle === undefined || !isAvailable()) return false;
    try {
      // The system puts its own words before this.
      await systemPreferences.promptTouchID('unlock the console');
    } catch {
      return false;
    }
    if (getValidHandle(session) !== handle) return false;
    lock.unlock();
    return true;
  };
  return { isAvailable, unlock };
};

export type TouchUnlock = ReturnType<typeof createTouchUnlock>;
