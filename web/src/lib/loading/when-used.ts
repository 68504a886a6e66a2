export const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Yields to the main thread: resolves in a new task, so that pending input and painting can come first. */
export const yieldToMain = (): Promise<void> => delay(0);

/** Resolves with the next of these events anywhere in the window; never, once `signal` is aborted. */
export const nextEvent = (events: readonly string[], signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const options = { once: true, passive: true, capture: true, ...(signal ? { signal } : {}) };
    for (const event of events) window.addEventListener(event, () => resolve(), options);
  });

/** Resolves when the pointer is moved. Browsers also report a move when the page appears under a resting one. */
const pointerMoved = (): Promise<void> =>
  new Promise((resolve) => {
    const onMove = ({ movementX, movementY }: PointerEvent) => {
      if (movementX === 0 && movementY === 0) return;
      window.removeEventListener('pointermove', onMove, { capture: true });
      resolve();
    };
    window.addEventListener('pointermove', onMove, { passive: true, capture: true });
  });

const IDLE_TIMEOUT_MS = 2000;
/** Delay without requestIdleCallback (Safari), so that the first paint can come first. */
const IDLE_DELAY_MS = 200;

/** Resolves once the page is loaded and the browser is idle, at most 2 s later. */
export const whenIdle = async (): Promise<void> => {
  if (document.readyState !== 'complete') await nextEvent(['load']);
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    } else setTimeout(resolve, IDLE_DELAY_MS);
  });
};

/**
 * Focus events are no interaction: a popup that opens by itself moves the focus too. Screen readers send a
 * click without anything before it.
 */
const INTERACTIONS = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'click'] as const;
/** How long after hydration an untouched page loads what waits for an interaction. */
const UNTOUCHED_MS = 5000;

let interacted: Promise<void> | undefined;
let endWait = () => {};
const waited = new Promise<void>((resolve) => {
  endWait = resolve;
});

/** Resolves once the visitor has moved the pointer, scrolled, touched or typed since the entry has run. */
export const whenInteracted = (): Promise<void> =>
  (interacted ??= Promise.race([pointerMoved(), nextEvent(INTERACTIONS)]));

/** Resolves at the first interaction, at the latest five seconds after the page's frame is hydrated. */
export const whenUsed = (): Promise<void> => Promise.race([whenInteracted(), waited]);

/** Marks in the performance timeline that the frame is hydrated, from where `whenUsed` counts. */
export const markHydrated = (): void => {
  performance.mark('hydrated');
  setTimeout(endWait, UNTOUCHED_MS);
};
