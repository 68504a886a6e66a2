import { createListeners } from '../lib/loading/listeners.ts';

/** Milliseconds that a page may take without an indicator; a delay of 100 ms is already noticeable. */
const AT_ONCE = 40;

const awaited = new Set<Promise<unknown>>();
let isShown = false;
const { notify, subscribe } = createListeners();

/** Whether a page that was navigated to waits for its code, once that takes long enough to be shown. */
export const isPagePending = (): boolean => isShown;
export const subscribeToPending = subscribe;

const show = (now: boolean) => {
  isShown = now;
  notify();
};

/** Registers page code that rendering waits for; the previous page stays until it is loaded. */
export const notePending = (code: Promise<unknown>): void => {
  if (awaited.has(code)) return;
  awaited.add(code);
  const timer = setTimeout(() => show(true), AT_ONCE);
  const end = () => {
    clearTimeout(timer);
    awaited.delete(code);
    if (isShown && awaited.size === 0) show(false);
  };
  code.then(end, end);
};
