import { useEffect, useMemo, useRef } from 'react';
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
  const remembered = useRef<string>(undefined);
  const route = useMemo(() => routeOf(place, session), [place, session]);

  useEffect(() => {
    if (route.kind === 'redirect') {
      if (route.remember) remembered.current = place;
      navigation.go(route.to, { replace: true });
    }
    if (route.kind === 'return') {
      const to = remembered.current ?? route.otherwise;
      remembered.current = undefined;
      navigation.go(to, { replace: true });
    }
  }, [route, navigation, place]);
  return route;
};
