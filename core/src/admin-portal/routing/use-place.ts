import { useSyncExternalStore } from 'react';
import { useHost } from '../portal/portal-context.ts';

/** Path and query of where the portal is; draws anew when that changes. */
export const usePlace = (): string => {
  const { navigation } = useHost();
  return useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);
};
