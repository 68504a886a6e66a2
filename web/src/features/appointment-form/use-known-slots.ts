import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { whenInteracted } from '../../lib/loading/when-used.ts';
import type { AvailabilityStore, KnownSlots } from './availability-store.ts';

/** The form itself is loaded at the first interaction, which may have been the choice of a day. */
const useIsUsed = (): boolean => {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => void whenInteracted().then(() => setIsUsed(true)), []);
  return isUsed;
};

/**
 * The known slots of the given months ('YYYY-MM'). Nothing is requested before the visitor's first
 * interaction with the site; then at once, for each new month or `minute`, and when the page becomes visible again.
 */
export const useKnownSlots = (
  availability: AvailabilityStore,
  months: readonly string[],
  minute: number,
): ReadonlyMap<string, KnownSlots> => {
  const isUsed = useIsUsed();
  const fetchAll = useEffectEvent(() => {
    if (!isUsed || document.visibilityState !== 'visible') return;
    for (const month of months) availability.fetch(month);
  });
  const shownMonths = months.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of them is a reason to fetch
  useEffect(() => fetchAll(), [isUsed, shownMonths, minute]);
  useEffect(() => {
    document.addEventListener('visibilitychange', fetchAll);
    return () => document.removeEventListener('visibilitychange', fetchAll);
  }, []);
  useEffect(() => () => availability.stop(), [availability]);
  return useSyncExternalStore(availability.subscribe, availability.days, availability.days);
};
