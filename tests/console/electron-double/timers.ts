declare global {
  /** Fires every timer of the program that was set for no longer than this, in milliseconds. */
  var passTime: (ms: number) => void;
}

/**
 * From now on the test can let timers fire: what comes "after three seconds" then comes when it says so. Runs in
 * Electron itself too, so it must not use anything outside this function.
 */
export const watchTimers = (): void => {
  const waiting = new Map<unknown, { delay: number; run: () => void }>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const watched = (callback: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const run = () => {
      waiting.delete(timer);
      callback(...args);
    };
    const timer = set(run, delay);
    waiting.set(timer, { delay, run });
    return timer;
  };
  globalThis.setTimeout = Object.assign(watched, set) as typeof set;
  globalThis.clearTimeout = (timer) => {
    waiting.delete(timer);
    clear(timer);
  };
  globalThis.passTime = (ms) => {
    for (const [timer, { delay, run }] of [...waiting]) {
      if (delay > ms || !waiting.has(timer)) continue;
      clearTimeout(timer as NodeJS.Timeout);
      run();
    }
  };
};
