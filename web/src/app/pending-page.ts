import { createListeners } from '../lib/loading/listeners.ts';

/** Milliseconds that a page may take without an indicator; a delay of 100 ms is already noticeable. */
const AT_ONCE = 40;

const pending = new Set<Promise<unknown>>();
const { notify, subscribe } = createListeners();

/** Whether the code of a page that was navigated to is loading. */
export const isPagePending = (): boolean => pending.size > 0;
export const subscribeToPending = subscribe;

/** Registers page code that rendering waits for; the previous page stays until it is loaded. */
export const notePending = (page: Promise<unknown>): void => {
  const timer = setTimeout(() => {
    pending.add(page);
    notify();
  }, AT_ONCE);
  const end = () => {
    clearTimeout(timer);
    if (pending.delete(page)) notify();
  };
  page.then(end, end);
};
