import { type RefObject, useLayoutEffect } from 'react';
import { focusFallback } from '../../shared/ui/use-focus-keeping.ts';

/**
 * Events that screens and dialogs listen to on the document: keyboard shortcuts of the library, Copy, a
 * dialog that traps the focus or closes on a press outside of it.
 */
const events = [
  'keydown',
  'keyup',
  'copy',
  'cut',
  'paste',
  'focusin',
  'focusout',
  'pointerdown',
  'pointerup',
  'mousedown',
  'touchstart',
] as const;

/**
 * Native behaviour (typing, Tab, Enter in the form) still works, but no other listener receives the event.
 */
const keepToBrowser = (event: Event) => {
  event.stopImmediatePropagation();
  // Escape would close the dialog.
  if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault();
};

const stayOpen = (event: Event) => event.preventDefault();

/**
 * While mounted, `dialog` is modal over the whole page and everything below keeps its state, including open
 * dialogs. Afterwards the focus returns to where it was.
 */
export const useLockedPage = (dialog: RefObject<HTMLDialogElement | null>): void => {
  // Before paint: the page's content must not flash up.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    for (const name of events) window.addEventListener(name, keepToBrowser, true);
    element.addEventListener('cancel', stayOpen);
    document.getSelection()?.removeAllRanges();
    for (const film of document.querySelectorAll('video')) film.pause();
    element.showModal();
    return () => {
      element.removeEventListener('cancel', stayOpen);
      // Also restores the focus.
      element.close();
      for (const name of events) window.removeEventListener(name, keepToBrowser, true);
      if (document.activeElement === document.body) focusFallback()?.focus({ preventScroll: true });
    };
  }, [dialog]);
};
