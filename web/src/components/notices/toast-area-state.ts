import type { Notice } from '@jeweler/core/ui/unstyled';
import { startTransition, useEffect, useState } from 'react';
import { createListeners } from '../../lib/loading/listeners.ts';

interface ToastAreaState {
  /** Whether the toast area is to be drawn. */
  readonly isRequested: boolean;
  /** Where notices are shown instead of the page's own area: in a modal dialog, beside which nothing can be reached. */
  readonly place?: HTMLElement | undefined;
  /** What is said without it, because its code could not be loaded. Each has a number of its own. */
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

/** Has the toast area drawn, whose code is there; resolves when it can show notices. */
export const drawToastArea = (): Promise<void> => {
  change({ isRequested: true });
  return drawn;
};

/** Called by the toast area when it stands in the page. */
export const toastAreaDrawn = (): void => reportDrawn();

/** Has notices shown in `place`; returns what ends that. */
export const showNoticesIn = (place: HTMLElement): (() => void) => {
  change({ place });
  return () => {
    if (state.place === place) change({ place: undefined });
  };
};

/** Says a notice without the toast area, in the place of the one before. */
export const showPlainNotice = (notice: Notice): void =>
  change({ plain: { number: (state.plain?.number ?? 0) + 1, notice } });
export const hidePlainNotice = (): void => change({ plain: undefined });

/** Set as a transition: the area is rendered in slices that input may interrupt. */
export const useToastAreaState = (): ToastAreaState => {
  const [known, setKnown] = useState<ToastAreaState>({ isRequested: false });
  useEffect(() => {
    const listener = () => startTransition(() => setKnown(state));
    listener();
    return subscribe(listener);
  }, []);
  return known;
};
