/** Milliseconds within which a page comes without a word; a tenth of a second is felt as waiting. */
const AT_ONCE = 40;

const pending = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();
const report = () => {
  for (const listener of listeners) listener();
};

/** Whether the code of a page that was navigated to is on its way. */
export const isPagePending = (): boolean => pending.size > 0;
export const subscribeToPending = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Takes note of a page's code that rendering waits for; the page before stands until it has come. */
export const notePending = (page: Promise<unknown>): void => {
  const timer = setTimeout(() => {
    pending.add(page);
    report();
  }, AT_ONCE);
  const end = () => {
    clearTimeout(timer);
    if (pending.delete(page)) report();
  };
  page.then(end, end);
};
