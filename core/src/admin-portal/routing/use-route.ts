import { useEffect, useMemo } from 'react';
import { useHost } from '../portal/portal-context.ts';
import { useSessionState } from '../session/use-session.ts';
import { type Route, routeOf } from './route.ts';
import { usePlace } from './use-place.ts';

/**
 * What to show here and now. Goes elsewhere by itself where that is due, and brings the person back
 * to the place at which the session was missing or has ended.
 */
export const useRoute = (): Route => {
  const { navigation } = useHost();
  const session = useSessionState();
  const place = usePlace();
  const route = useMemo(() => routeOf(place, session), [place, session]);

  useEffect(() => {
    // Somebody has gone elsewhere meanwhile.
    if (navigation.current() !== place) return;
    if (route.kind === 'redirect') {
      navigation.go(route.to, { replace: true, ...(route.remember ? { cameFrom: place } : {}) });
    }
    if (route.kind === 'return') {
      navigation.go(navigation.cameFrom() ?? route.otherwise, { replace: true });
    }
  }, [route, navigation, place]);
  return route;
};
