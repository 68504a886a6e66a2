import { startTransition, useEffect, useState } from 'react';

let wanted = false;
const listeners = new Set<() => void>();
let reportDrawn = () => {};
const drawn = new Promise<void>((resolve) => {
  reportDrawn = resolve;
});

/** Has the toast area drawn; resolves when it can show notices. */
export const wantToastArea = (): Promise<void> => {
  wanted = true;
  for (const listener of listeners) listener();
  return drawn;
};

/** Called by the toast area when it stands in the page. */
export const toastAreaDrawn = (): void => reportDrawn();

/** Told as a transition: the area is built in slices, whatever the visitor does meanwhile. */
export const useToastAreaWanted = (): boolean => {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const listener = () => {
      if (wanted) startTransition(() => setKnown(true));
    };
    listener();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return known;
};
