import { createListeners } from './listeners.ts';
import { reloadDocument } from './reload-document.ts';
import { delay, nextEvent } from './when-used.ts';

/** Delay before the only retry, in milliseconds. */
const RETRY_AFTER_MS = 1000;
/** Milliseconds after a failure during which interactions do not cause a retry. */
const REST_MS = 5000;

const USES = ['pointerdown', 'keydown'] as const;
/** Event on the window, dispatched when the visitor presses 'Try again'. */
const TRY_AGAIN = 'try-missing-again';

/**
 * The only state on the root element, for styles of what is not hydrated: without it, the entry has not run;
 * 'ready' once the page is hydrated; 'missing' while any of its scripts could not be loaded.
 */
const SCRIPTS = 'data-scripts';

const missing = new Set<object>();
let isReady = false;

const showState = () => {
  const loaded = isReady ? 'ready' : '';
  document.documentElement.setAttribute(SCRIPTS, missing.size > 0 ? 'missing' : loaded);
};

/** Forms then wait for the scripts instead of saying, after ten seconds, that none was loaded. */
export const markStarted = (): void => showState();

/** Whether the page is hydrated. */
export const isPageReady = (): boolean => isReady;

/** The page is hydrated. */
export const markReady = (): void => {
  isReady = true;
  showState();
};

/** Calls `attempt` again one second after a failure; rejects with the second error. */
export const retryOnce = async <T>(attempt: () => Promise<T>): Promise<T> => {
  try {
    return await attempt();
  } catch {
    await delay(RETRY_AFTER_MS);
    return attempt();
  }
};

const { notify, subscribe } = createListeners();

const setMissing = (part: object, isNow: boolean) => {
  if (missing.has(part) === isNow) return;
  if (isNow) missing.add(part);
  else missing.delete(part);
  showState();
  notify();
};

/** Whether the code of this part could not be loaded; false again once it is loaded. */
export const isMissing = (part: object): boolean => missing.has(part);
/** Whether the code of any part of this page could not be loaded. */
export const areScriptsMissing = (): boolean => missing.size > 0;
export const subscribeToMissing = subscribe;
/** Requests everything that is missing again. */
export const tryMissingAgain = (): void => void window.dispatchEvent(new Event(TRY_AGAIN));

/** Resolves when the visitor next clicks, taps or presses a key, which counts from some seconds on. */
const nextUse = async (signal: AbortSignal): Promise<void> => {
  await delay(REST_MS);
  await nextEvent(USES, signal);
};

/**
 * Resolves once `load` has succeeded for `part`; never rejects. After a failure the part counts as missing;
 * `load` is called again when the connection is back, on 'Try again', or when the visitor clicks, taps or
 * presses a key, which counts from 5 s after the failure on. If it fails then as well, the document is loaded again,
 * except after a mere use; what was typed stays.
 */
export const untilLoaded = async <T>(part: object, load: () => Promise<T>): Promise<T> => {
  for (let isAsked = false; ; ) {
    const over = new AbortController();
    // Listens from here on: the connection may be back between a first attempt and the second.
    const asked = nextEvent(['online', TRY_AGAIN], over.signal).then(() => true);
    try {
      const loaded = await load();
      setMissing(part, false);
      over.abort();
      return loaded;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the only trace of a failure on a user's device
      console.error(error);
      setMissing(part, true);
    }
    // Some browsers remember until then that a script failed.
    if (isAsked) await reloadDocument();
    isAsked = await Promise.race([asked, nextUse(over.signal).then(() => false)]);
    over.abort();
  }
};
