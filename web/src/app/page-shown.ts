import { firstOf, pageLoaded } from '../components/lazy/page-events.ts';

/** Longest wait for slow pictures, in milliseconds. */
const PATIENCE = 3000;

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

const painted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    signal.addEventListener('abort', () => observer.disconnect());
  });

const patience = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/**
 * Resolves when the first view stands with its pictures and fonts, when the visitor begins to use the
 * page, or after three seconds, whichever is first.
 */
export const pageShown = async (): Promise<void> => {
  const over = new AbortController();
  const { signal } = over;
  const shown = Promise.all([pageLoaded(signal), painted(signal)]);
  await Promise.race([shown, firstOf(SIGNS, signal), patience(signal)]);
  over.abort();
};
