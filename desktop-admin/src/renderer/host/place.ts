import type { Navigation } from '@jeweler/core/admin-portal';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { tell } from '../bridge.ts';

const PORTAL = '/admin';
const SIGN_IN = '/admin/login';

/** A window that main has just opened begins where the last one ended; one that was reloaded stays. */
export const openLastPlace = (place: string | null): void => {
  const { pathname } = window.location;
  if (pathname.startsWith(`${PORTAL}/`)) return;
  window.history.replaceState(null, '', place ?? PORTAL);
};

/**
 * Has main remember every place. The sign-in is none: behind it lies the place it leads back to, or,
 * for whoever signs in after somebody has signed out, the beginning.
 */
export const keepPlace = (bridge: ShopConsole, navigation: Navigation): (() => void) => {
  let kept: string | undefined;
  return navigation.subscribe(() => {
    const current = navigation.current();
    const place = current.startsWith(SIGN_IN) ? (navigation.cameFrom() ?? PORTAL) : current;
    if (place === kept) return;
    kept = place;
    tell(bridge, 'place:keep', place);
  });
};
