import { type MouseEvent, useEffect, useRef } from 'react';

const show = (menu: HTMLDialogElement, toggle: HTMLElement | null): void => {
  // Safari does not focus a clicked button; on closing, the dialog restores the focus to what had it before.
  toggle?.focus({ preventScroll: true });
  menu.showModal();
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

/**
 * The side menu's dialog. Whether it is open is state of the dialog element, not of React, so opening and closing
 * render nothing.
 */
export const useSideMenu = () => {
  const menu = useRef<HTMLDialogElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (menu.current && isPopoverOpen(menu.current)) convertPopoverToDialog(menu.current, toggle.current);
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
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        // A click on the backdrop has the dialog itself as its target. A followed link (not one opened in a
        // new tab, nor the phone number) closes the menu at once, not after the navigation, which could not
        // move the focus to a page that is still inert.
        const { target, currentTarget, defaultPrevented } = event;
        const isFollowed = defaultPrevented && target instanceof Element && target.closest('a') !== null;
        if (target === currentTarget || isFollowed) currentTarget.close();
      },
    },
    close: () => menu.current?.close(),
  };
};
