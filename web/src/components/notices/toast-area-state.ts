import { useSyncExternalStore } from 'react';

let wanted = false;
const listeners = new Set<() => void>();
let reportDrawn = () => {};
const drawn = new Promise<void>((resolve) => {
  reportDrawn = resolve;
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Has the toast area drawn; resolves when it can show notices. */
export const wantToastArea = (): Promise<void> => {
  wanted = true;
  for (const listener of listeners) listener();
  return drawn;
};

/** Called by the toast area when it stands in the page. */
export const toastAreaDrawn = (): void => reportDrawn();

export const useToastAreaWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
