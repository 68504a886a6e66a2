/**
 * Keeps the screen on while `isNeeded` is true: pages send nothing while a phone's screen is dark. Has to be called
 * again when the page comes back into view, which ends the lock. Some browsers refuse (low battery, no https).
 */
export const createWakeLock = (): ((isNeeded: boolean) => Promise<void>) => {
  let lock: WakeLockSentinel | undefined;
  let wanted = false;
  return async (isNeeded) => {
    wanted = isNeeded;
    try {
      if (isNeeded && (lock === undefined || lock.released) && document.visibilityState === 'visible') {
        const granted = await navigator.wakeLock?.request('screen');
        lock = granted;
        if (!wanted) await granted?.release();
      } else if (!isNeeded) await lock?.release();
    } catch {
      // Then the page says that it has to stay open, and goes on when it is seen again.
    }
  };
};
