import { type RefObject, useEffect, useState } from 'react';

/** Element id of the screen's main content. */
export const MAIN_ID = 'main';

/**
 * Where the focus moves when its element is removed: the tab stop of the files or rows, or the heading; that of an open
 * record, where it stands in place of them.
 */
const fallbackIn = (screen: HTMLElement): HTMLElement | null =>
  ['[role=grid] [role=row][tabindex="0"]', 'h1', 'h2[tabindex]']
    .flatMap((each) => [...screen.querySelectorAll<HTMLElement>(each)])
    .find((each) => each.checkVisibility()) ?? null;

/** The same for elements outside `main`, such as a dialog that closes. */
export const focusFallback = (): HTMLElement | null => {
  const main = document.getElementById(MAIN_ID);
  return main && fallbackIn(main);
};

/**
 * Where the focus goes when a dialog closes: to what had it when the dialog opened; if that is gone, to `instead`, to its
 * row, or to the fallback.
 */
export const useOpener = (instead?: () => HTMLElement | null) => {
  const [opener] = useState(() => document.activeElement);
  const [row] = useState(() => opener?.closest<HTMLElement>('li[tabindex]'));
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) return opener;
    return instead?.() ?? (row?.isConnected ? row : focusFallback());
  };
};

/**
 * Keeps the focus on the screen. When the focused element is removed or disabled, browsers move the focus to
 * the body, and keyboard users would have to start again at the top of the page. It moves to the link of the
 * same row or section, where pressing Enter once more changes nothing, or to a row that can have it.
 */
export const useFocusKeeping = (screen: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current: element } = screen;
    if (!element) return;
    let focused: Element | undefined;
    let part: Element | null | undefined;
    const follow = ({ target }: FocusEvent) => {
      focused = target instanceof Element && element.contains(target) ? target : undefined;
      part = focused?.closest('li, section section');
    };
    const keep = () => {
      if (!focused || (focused.isConnected && !focused.matches(':disabled'))) return;
      const { activeElement } = document;
      // The focus has moved elsewhere already: to a dialog that opened, or to another screen.
      if (activeElement !== document.body && activeElement !== focused) return;
      const row = part instanceof HTMLElement && part.isConnected ? part : undefined;
      const links = [...(row?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
      // One that is folded away cannot have the focus.
      const link = links.find((each) => !each.closest('details:not([open])'));
      const beside = link ?? (row?.matches('[tabindex]') && row);
      (beside || fallbackIn(element))?.focus({ preventScroll: true });
    };
    // Runs after React has committed, so the replacement of the lost element exists.
    const observer = new MutationObserver(keep);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [screen]);
};
