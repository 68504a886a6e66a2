import { startTransition, useEffect, useState } from 'react';

/**
 * False in the server's HTML and during hydration, true soon after. Told as a transition: what
 * depends on it is drawn anew in slices, and gives way to whatever the visitor does.
 */
export const useHydrated = (): boolean => {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
};
