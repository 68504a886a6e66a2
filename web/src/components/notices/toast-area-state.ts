import type { Notice } from '@jeweler/core/ui/unstyled';
import { startTransition, useEffect, useState } from 'react';
import { createListeners } from '../../lib/loading/listeners.ts';

interface ToastAreaState {
  /** Whether the toast area is to be rendered. */
  readonly isRequested: boolean;
  /**
   * Where notices are shown instead of in the page's own area: within a modal dialog, which makes everything
   * outside inert.
   */
  readonly place?: HTMLElement | undefined;
  /** A notice shown without the toast area, because its code could not be loaded; numbered consecutively. */
  readonly plain?: { readonly number: number; readonly notice: Notice } | undefined;
}

let state: ToastAreaState = { isRequested: false };
const { notify, subscribe } = createListeners();
let reportDrawn = () => {};
const drawn = new Promise<void>((resolve) => {
  reportDrawn = resolve;
});

const change = (to: Partial<ToastAreaState>) => {
  state = { ...state, ...to };
  notify();
};

/** Renders the toast area, whose code is loaded; resolves when it can show notices. */
export const drawToastArea = (): Promise<void> => {
  change({ isRequested: true });
  return drawn;
};

/** Called by the toast area when it is mounted. */
export const toastAreaDrawn = (): void => reportDrawn();

/** Shows notices in `place` until the returned function is called. */
export const showNoticesIn = (place: HTMLElement): (() => void) => {
  change({ place });
  return () => {
    if (state.place === place) change({ place: undefined });
  };
};

/** Shows a notice without the toast area, in place of the previous one. */
export const showPlainNotice = (notice: Notice): void =>
  change({ plain: { number: (state.plain?.number ?? 0) + 1, notice } });
export const hidePlainNotice = (): void => change({ plain: undefined });

/** Updated in a transition: the area is rendered in slices that input may interrupt. */
export const useToastAreaState = (): ToastAreaState => {
  const [known, setKnown] = useState<ToastAreaState>({ isRequested: false });
  useEffect(() => {
    const listener = () => startTransition(() => setKnown(state));
    listener();
    return subscribe(listener);
  }, []);
  return known;
};
