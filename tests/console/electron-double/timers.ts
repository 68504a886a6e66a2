interface Waiting {
  readonly delay: number;
  readonly run: () => void;
}

/** The program's timers that have not fired yet. */
const waiting = new Map<unknown, Waiting>();

/** From now on the test can let timers fire: what comes "after three seconds" then comes when it says so. */
export const watchTimers = (): void => {
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
};

/** Fires every timer that was set for no longer than this, in milliseconds. */
export const passTime = (ms: number): void => {
  for (const [timer, { delay, run }] of [...waiting]) {
    if (delay > ms || !waiting.has(timer)) continue;
    clearTimeout(timer as NodeJS.Timeout);
    run();
  }
};
