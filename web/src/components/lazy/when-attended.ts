import { whenIdle } from './when-idle.ts';

/** What tells that somebody is there and may soon use what stands below the fold. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** Without any sign, milliseconds after the page is idle until it is got ready all the same. */
const WITHOUT_SIGN = 5000;

const firstSign = () =>
  new Promise<void>((resolve) => {
    for (const sign of SIGNS) {
      window.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    }
    void whenIdle().then(() => setTimeout(resolve, WITHOUT_SIGN));
  });

let attended: Promise<void> | undefined;

/**
 * Resolves once the page is idle and the visitor has moved, scrolled, touched or typed, 5 s after it is
 * idle at the latest. Phones thank for work that is not done while the page is still arriving.
 */
export const whenAttended = async (): Promise<void> => {
  attended ??= firstSign();
  await whenIdle();
  await attended;
};
