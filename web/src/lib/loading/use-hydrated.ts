import { startTransition, useEffect, useState } from 'react';

/**
 * False in the server's HTML and during hydration, true soon after. Set as a transition: what depends on it is
 * rendered in slices that input may interrupt.
 */
export const useHydrated = (): boolean => {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
};
