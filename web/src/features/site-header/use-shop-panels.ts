import type { PanelName } from '@jeweler/core/business';
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How long the pointer rests on an entry before its panel opens, and stays away before it closes. */
const INTENT_MS = 140;
const LEAVE_MS = 240;

interface ShownPanel {
  name: PanelName;
  by: 'hover' | 'press';
  /** The history entry it was opened on: a navigation leaves it behind. */
  at: string;
}

/** What one entry of the shop row knows of its panel, and what it reports. */
export interface ShopEntryState {
  open: boolean;
  /** A press opens the panel, keeps one that hovering opened, and closes one that a press opened. */
  onPress: () => void;
  /** Closes whatever panel is open or about to open. */
  onClose: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

// A finger does not hover: what it touches is pressed.
const hovers = (event: PointerEvent) => event.pointerType !== 'touch';

/**
 * At most one open panel below the shop row. It opens on a press and on hover, and closes on Escape,
 * on a press outside, when pointer or focus leave the row, and on navigation.
 */
export const useShopPanels = () => {
  const { key } = useLocation();
  const row = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [last, setShown] = useState<ShownPanel>();
  const shown = last?.at === key ? last : undefined;
  const isOpen = shown !== undefined;

  const show = useCallback((next: ShownPanel | undefined) => {
    clearTimeout(timer.current);
    setShown(next);
  }, []);
  const showLater = (next: ShownPanel | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), delay);
  };
  const forget = () => clearTimeout(timer.current);
  const close = useCallback(() => show(undefined), [show]);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const button = row.current?.querySelector<HTMLElement>('[aria-controls]');
      const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '');
      if (panel?.contains(document.activeElement)) button?.focus();
      show(undefined);
    };
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !row.current?.contains(target)) show(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, show]);

  return {
    row: {
      ref: row,
      onPointerEnter: forget,
      onPointerLeave: (event: PointerEvent) => {
        if (hovers(event)) showLater(undefined, LEAVE_MS);
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        // Without a new owner the focus left for the panel's own ground, or for another window.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) show(undefined);
      },
    },
    entry: (name: PanelName): ShopEntryState => ({
      open: shown?.name === name,
      onPress: () =>
        show(shown?.name === name && shown.by === 'press' ? undefined : { name, by: 'press', at: key }),
      onClose: close,
      onPointerEnter: (event) => {
        if (hovers(event) && shown?.name !== name) showLater({ name, by: 'hover', at: key }, INTENT_MS);
      },
      onPointerLeave: forget,
    }),
  };
};
