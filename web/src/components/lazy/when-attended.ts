import { firstOf } from './page-events.ts';
import { whenIdle } from './when-idle.ts';

/**
 * What tells that somebody is there and may soon use what stands below the fold. Focus is no such sign:
 * the page moves it too, into a popup that opens by itself.
 */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;
/** Without any sign, milliseconds after the page is idle until it is got ready all the same. */
const WITHOUT_SIGN = 5000;

const patience = async () => {
  await whenIdle();
  await new Promise((resolve) => setTimeout(resolve, WITHOUT_SIGN));
};

let attended: Promise<void> | undefined;

/**
 * Resolves once the page is idle and the visitor has moved, scrolled, touched or typed, 5 s after it is
 * idle at the latest. Phones thank for work that is not done while the page is still arriving.
 */
export const whenAttended = async (): Promise<void> => {
  attended ??= Promise.race([firstOf(SIGNS), patience()]);
  await whenIdle();
  await attended;
};
