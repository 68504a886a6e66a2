import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PanelName } from '../../content/navigation.ts';
import { lazyPart } from '../../lib/lazy.ts';

/** Milliseconds that the pointer is on an entry before its panel opens, and off the row before it closes. */
const INTENT_MS = 140;
const LEAVE_MS = 240;

interface ShownPanel {
  name: PanelName;
  by: 'hover' | 'press';
  /** Key of the history entry on which it was opened: a navigation closes it. */
  at: string;
}

export const ShopPanel = lazyPart(async () => (await import('./shop-panel.tsx')).ShopPanel);

/** Loads the code of the panels; if that fails, it is requested again when a panel is opened. */
export const prepareShopPanel = (): void => void ShopPanel.preload().catch(() => undefined);

/** State and event handlers of one entry of the shop row. */
export interface ShopEntryState {
  open: boolean;
  /** Opens the panel; keeps it open if hovering opened it, closes it if a press did. */
  onPress: () => void;
  /** Closes any open panel, and cancels one that is about to open. */
  onClose: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

// Touch input does not hover: a touch is the beginning of a press.
const hovers = (event: PointerEvent) => event.pointerType !== 'touch';

/**
 * The panels below the shop row, at most one of which is open. A panel opens on a press or on hover, and
 * closes on Escape, on a press outside, when the pointer or the focus leaves the row, and on navigation.
 */
export const useShopPanels = () => {
  const { key } = useLocation();
  const row = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef<ShownPanel>(undefined);
  const [last, setShown] = useState<ShownPanel>();
  const shown = last?.at === key ? last : undefined;
  const isOpen = shown !== undefined;

  const show = useCallback((next: ShownPanel | undefined) => {
    clearTimeout(timer.current);
    wanted.current = next;
    if (!next || ShopPanel.isLoaded()) {
      setShown(next);
      return;
    }
    const open = () => {
      if (wanted.current === next) setShown(next);
    };
    // Without its code, the panel stays closed, so that its button can be pressed again.
    ShopPanel.preload().then(open, () => undefined);
  }, []);
  const showLater = (next: ShownPanel | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(next), delay);
  };
  const forget = () => clearTimeout(timer.current);

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
        // Without a related target, the focus was lost to a click on the panel's background or to another
        // window; the panel then stays open.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) show(undefined);
      },
    },
    entry: (name: PanelName): ShopEntryState => ({
      open: shown?.name === name,
      onPress: () =>
        show(shown?.name === name && shown.by === 'press' ? undefined : { name, by: 'press', at: key }),
      onClose: () => show(undefined),
      onPointerEnter: (event) => {
        if (hovers(event) && shown?.name !== name) showLater({ name, by: 'hover', at: key }, INTENT_MS);
      },
      onPointerLeave: forget,
    }),
  };
};
