import { startTransition, useEffect, useState } from 'react';

/**
 * False in the server's HTML and during hydration, true soon after. Set in a transition, so that input can
 * interrupt the rendering of what depends on it.
 */
export const useHydrated = (): boolean => {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
};
