import { type RefObject, useEffect } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** Where the focus goes when its element has gone: the tab stop of the screen's files or rows, else its heading. */
const fallbackIn = (screen: HTMLElement): HTMLElement | null =>
  screen.querySelector<HTMLElement>('[role=grid] [role=row][tabindex="0"]') ?? screen.querySelector('h1');

/** The same for what stands outside of the screen's own element: a dialog that closes. */
export const focusFallback = (): HTMLElement | null => {
  const main = document.getElementById(MAIN_ID);
  return main && fallbackIn(main);
};

/**
 * Keeps the focus on the screen. Browsers leave it on the body when the element that has it is removed or
 * disabled, and whoever works by keyboard would begin at the top of the page again.
 */
export const useFocusKeeping = (screen: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current: element } = screen;
    if (!element) return;
    let focused: Element | undefined;
    const follow = ({ target }: FocusEvent) => {
      focused = target instanceof Element && element.contains(target) ? target : undefined;
    };
    const keep = () => {
      if (!focused || (focused.isConnected && !focused.matches(':disabled'))) return;
      const { activeElement } = document;
      // Somebody else has taken it: a dialog that opened, a screen that was arrived at.
      if (activeElement !== document.body && activeElement !== focused) return;
      fallbackIn(element)?.focus({ preventScroll: true });
    };
    // Runs after React has drawn, so that what takes the place of the lost element is there.
    const observer = new MutationObserver(keep);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [screen]);
};
