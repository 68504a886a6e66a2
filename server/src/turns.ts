/** How long work may hold the server's thread, in milliseconds. */
const HELD_MS = 15;

/**
 * Lets requests be answered during long work of this thread. What this returns is awaited after each step of the work;
 * it waits only if the thread has been held for 15 ms.
 */
export const takingTurns = (): (() => Promise<void> | undefined) => {
  let since = performance.now();
  return () => {
    if (performance.now() - since < HELD_MS) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
};
