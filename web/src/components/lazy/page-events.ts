/** Resolves with the next of these events anywhere in the window; with `signal` it can be given up. */
export const firstOf = (events: readonly string[], signal?: AbortSignal): Promise<void> =>
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

/** Resolves once the page stands with all that its HTML asks for. */
export const pageLoaded = (signal?: AbortSignal): Promise<void> =>
  document.readyState === 'complete' ? Promise.resolve() : firstOf(['load'], signal);
