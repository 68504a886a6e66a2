import { placeBehindSignIn, placeToKeep, portalPaths } from '@jeweler/core/admin-portal';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { tell } from '../bridge.ts';
import type { MainNotices } from './main-notices.ts';

/** A window that main has just opened begins where the last one ended; one that was reloaded stays. */
export const openLastPlace = (place: string | null): void => {
  if (window.location.pathname.startsWith(`${portalPaths.root}/`)) return;
  window.history.replaceState(null, '', place ?? portalPaths.root);
};

/**
 * Has main remember every place, without searches and names, and goes where main asks. The sign-in is
 * no place: behind it lies the one it leads back to, or, for whoever signs in after somebody has
 * signed out, the beginning.
 */
export const usePlaceKeeping = (bridge: ShopConsole, notices: MainNotices): void => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const place =
    pathname === portalPaths.login ? (placeBehindSignIn(state) ?? portalPaths.root) : pathname + search;
  const kept = placeToKeep(place);
  useEffect(() => tell(bridge, 'place:keep', kept), [bridge, kept]);
  useEffect(() => notices.subscribe((to) => void navigate(to)), [notices, navigate]);
};
