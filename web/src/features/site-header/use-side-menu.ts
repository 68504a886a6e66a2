import { type MouseEvent, useEffect, useRef } from 'react';

/** Marks the history entry of the open menu: Back leaves the entry and closes the menu. */
const MARK = 'sideMenu';
const isMenuEntry = (): boolean => window.history.state?.[MARK] === true;

/** True from `history.back()`, which is asynchronous, until its `popstate` event. */
let leaving = false;

/**
 * Adds the menu's history entry without the router. This is safe: the entry has the URL of the page and the
 * router's key for it, so nothing is rendered again and nothing scrolls.
 */
const addHistoryEntry = (): void => {
  if (!leaving && !isMenuEntry()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
};
const removeHistoryEntry = (): void => {
  if (leaving || !isMenuEntry()) return;
  leaving = true;
  window.history.back();
};

const show = (menu: HTMLDialogElement, toggle: HTMLElement | null): void => {
  // Safari does not focus a clicked button; on closing, the dialog restores the focus to what had it before.
  toggle?.focus({ preventScroll: true });
  menu.showModal();
  addHistoryEntry();
};

/** Turns a menu opened as a popover before hydration into the modal dialog, without a visible change. */
const convertPopoverToDialog = (menu: HTMLDialogElement, toggle: HTMLElement | null): void => {
  const { scrollTop } = menu;
  const focused = document.activeElement;
  menu.hidePopover();
  show(menu, toggle);
  if (focused instanceof HTMLElement && menu.contains(focused)) focused.focus({ preventScroll: true });
  menu.scrollTop = scrollTop;
};

// Browsers without popovers do not support the selector either, and `matches` would throw.
const isPopoverOpen = (menu: HTMLElement) => 'showPopover' in menu && menu.matches(':popover-open');

const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;
const findLink = ({ target }: MouseEvent) => (target instanceof Element ? target.closest('a') : null);

/**
 * The side menu's dialog and its history entry. Whether it is open is state of the dialog element, not of
 * React, so opening and closing render nothing.
 */
export const useSideMenu = () => {
  const menu = useRef<HTMLDialogElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const dialog = menu.current;
    if (!dialog) return;
    if (isPopoverOpen(dialog)) convertPopoverToDialog(dialog, toggle.current);
    // A reload closes the menu but keeps its entry, from which Back would have no visible effect.
    else if (!dialog.open) removeHistoryEntry();

    const onPopState = () => {
      const wasLeaving = leaving;
      leaving = false;
      if (isMenuEntry()) {
        if (!dialog.open) show(dialog, toggle.current);
      } else if (wasLeaving && dialog.open) {
        // It was opened again before its previous entry was left, so it has none yet.
        addHistoryEntry();
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
        // Prevents the popover, which the button opens without JavaScript and before hydration.
        event.preventDefault();
        if (menu.current && !menu.current.open) show(menu.current, toggle.current);
      },
    },
    menu: {
      ref: menu,
      // A followed link has replaced the menu's entry by now; after any other way of closing, it is left.
      onClose: () => {
        if (!menu.current?.open) removeHistoryEntry();
      },
      onClickCapture: (event: MouseEvent) => {
        // A link to the current URL only closes the menu.
        if (findLink(event)?.href === window.location.href && !isModified(event)) event.preventDefault();
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        // A click on the backdrop has the dialog itself as its target. A followed link (not one opened in a
        // new tab, nor the phone number) closes the menu at once, not after the navigation, which could not
        // move the focus to a page that is still inert.
        const isFollowed = event.defaultPrevented && findLink(event);
        if (event.target === event.currentTarget || isFollowed) event.currentTarget.close();
      },
    },
    close: () => menu.current?.close(),
  };
};
