import { createListeners } from './listeners.ts';
import { delay, nextEvent } from './start-up.ts';

/** Before the one retry, in milliseconds. */
const RETRY_AFTER = 1000;
/** Milliseconds during which interactions do not retry what could not be loaded. */
const REST = 5000;

const USES = ['pointerdown', 'keydown'] as const;
/** Dispatched on the window by a visitor's 'Try again'. */
const TRY_AGAIN = 'try-missing-again';

/** On the root element while some of the page's scripts could not be loaded; styles tell what then shows. */
const SCRIPTS_MISSING = 'data-scripts-missing';

/** Tries once more after a second; then fails with the second failure. */
export const retryOnce = async <T>(attempt: () => Promise<T>): Promise<T> => {
  try {
    return await attempt();
  } catch {
    await delay(RETRY_AFTER);
    return attempt();
  }
};

const missing = new Set<object>();
const { notify, subscribe } = createListeners();

const setMissing = (part: object, isNow: boolean) => {
  if (missing.has(part) === isNow) return;
  if (isNow) missing.add(part);
  else missing.delete(part);
  document.documentElement.toggleAttribute(SCRIPTS_MISSING, missing.size > 0);
  notify();
};

/** Whether the code of this part could not be loaded, for as long as that is so. */
export const isMissing = (part: object): boolean => missing.has(part);
/** Whether the code of any part of this page could not be loaded. */
export const areScriptsMissing = (): boolean => missing.size > 0;
export const subscribeToMissing = subscribe;
/** Asks again for everything that is missing. */
export const tryMissingAgain = (): void => void window.dispatchEvent(new Event(TRY_AGAIN));

const askedFor = async () => {
  const over = new AbortController();
  const { signal } = over;
  const used = async () => {
    await delay(REST);
    await nextEvent(USES, signal);
  };
  await Promise.race([nextEvent(['online', TRY_AGAIN], signal), used()]);
  over.abort();
};

/**
 * Resolves once `load` has succeeded for `part`. After a failure the part is missing, and nothing is asked
 * for until the connection is back or somebody uses the page.
 */
export const untilLoaded = async <T>(part: object, load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      const loaded = await load();
      setMissing(part, false);
      return loaded;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the one trace of a failure on someone's device
      console.error(error);
      setMissing(part, true);
    }
    await askedFor();
  }
};
