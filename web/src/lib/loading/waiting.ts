export const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves in another task: input and painting that wait come first. */
export const yieldToMain = (): Promise<void> => delay(0);

/** Resolves with the next of these events anywhere in the window; with `signal` it can be given up. */
export const nextEvent = (events: readonly string[], signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    for (const event of events) {
      window.addEventListener(event, () => resolve(), {
        once: true,
        passive: true,
        capture: true,
        ...(signal ? { signal } : {}),
      });
    }
  });
