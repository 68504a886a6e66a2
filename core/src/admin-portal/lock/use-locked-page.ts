import { type RefObject, useLayoutEffect } from 'react';
import { focusFallback } from '../frame/use-focus-keeping.ts';

/**
 * Events that screens and dialogs listen to on the document: keys of the library, Copy, a dialog that
 * holds the focus or closes when something outside of it is pressed.
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

/** What the browser does by itself (typing, Tab, Enter in the form) still happens; nobody else hears of it. */
const keepToBrowser = (event: Event) => {
  event.stopImmediatePropagation();
  // Escape would close the dialog.
  if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault();
};

const stayOpen = (event: Event) => event.preventDefault();

/**
 * For as long as it stands, `dialog` is modal over the whole page and everything below keeps its state,
 * open dialogs included. Afterwards the focus is where it was.
 */
export const useLockedPage = (dialog: RefObject<HTMLDialogElement | null>): void => {
  // Before the page is painted: what it shows must not flash up.
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
      // Gives the focus back as well.
      element.close();
      for (const name of events) window.removeEventListener(name, keepToBrowser, true);
      if (document.activeElement === document.body) focusFallback()?.focus({ preventScroll: true });
    };
  }, [dialog]);
};
