import { type MouseEvent, useEffect, useRef } from 'react';

/** Marks the history entry that stands for the open menu: Back leaves it and closes the menu. */
const MARK = 'sideMenu';
const isMenuEntry = (): boolean => window.history.state?.[MARK] === true;

/** True from `history.back()` until the browser has got there, which it does later. */
let leaving = false;

/**
 * Adds the menu's entry behind the router's back, which loses nothing: the entry has the page's own
 * address and the router's key of it, so nothing is drawn anew and nothing scrolls.
 */
const addEntry = (): void => {
  if (!leaving && !isMenuEntry()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
};
const takeEntryBack = (): void => {
  if (leaving || !isMenuEntry()) return;
  leaving = true;
  window.history.back();
};

const show = (menu: HTMLDialogElement, toggle: HTMLElement | null): void => {
  // Safari leaves a clicked button without focus; the menu gives the focus back to what had it.
  toggle?.focus({ preventScroll: true });
  menu.showModal();
  addEntry();
};

/** Makes a menu that the browser opened before React came the modal one, without a visible change. */
const adopt = (menu: HTMLDialogElement, toggle: HTMLElement | null): void => {
  const { scrollTop } = menu;
  const focused = document.activeElement;
  menu.hidePopover();
  show(menu, toggle);
  if (focused instanceof HTMLElement && menu.contains(focused)) focused.focus({ preventScroll: true });
  menu.scrollTop = scrollTop;
};

// Where popovers are unknown, so is the selector, and matching it would throw.
const isPopoverOpen = (menu: HTMLElement) => 'showPopover' in menu && menu.matches(':popover-open');

const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;
const linkOf = ({ target }: MouseEvent) => (target instanceof Element ? target.closest('a') : null);

/**
 * The side menu's dialog and its history entry. The dialog itself knows whether it is open; nothing
 * is drawn anew when that changes.
 */
export const useSideMenu = () => {
  const menu = useRef<HTMLDialogElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const dialog = menu.current;
    if (!dialog) return;
    if (isPopoverOpen(dialog)) adopt(dialog, toggle.current);
    // A reload closes the menu; its entry would be a step back that does nothing.
    else if (!dialog.open) takeEntryBack();

    const onPopState = () => {
      const wasLeaving = leaving;
      leaving = false;
      if (isMenuEntry()) {
        if (!dialog.open) show(dialog, toggle.current);
      } else if (wasLeaving && dialog.open) {
        // Opened again before its last entry was gone.
        addEntry();
      } else {
        dialog.close();
      }
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return {
    toggle: {
      ref: toggle,
      onClick: (event: MouseEvent) => {
        // Without scripts, and before they have come, the button opens the menu as a popover.
        event.preventDefault();
        if (menu.current && !menu.current.open) show(menu.current, toggle.current);
      },
    },
    menu: {
      ref: menu,
      // A chosen link has replaced the menu's entry by then; every other way of closing takes it back.
      onClose: () => {
        if (!menu.current?.open) takeEntryBack();
      },
      onClickCapture: (event: MouseEvent) => {
        // To where one is already, closing the menu is all there is to do.
        if (linkOf(event)?.href === window.location.href && !isModified(event)) event.preventDefault();
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        // A click beside the panel has the dialog itself as its target. A link that was followed (not
        // one opened in a new tab, nor the telephone) closes the menu now, not after the navigation,
        // which could not move the focus to a page that is still inert.
        const isFollowed = event.defaultPrevented && linkOf(event);
        if (event.target === event.currentTarget || isFollowed) event.currentTarget.close();
      },
    },
    close: () => menu.current?.close(),
  };
};
