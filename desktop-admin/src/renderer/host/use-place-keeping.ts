import { placeBehindSignIn, placeToKeep, portalPaths } from '@jeweler/core/admin-portal';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { tell } from '../bridge.ts';
import type { MainNotices } from './main-notices.ts';

/** A newly opened window starts at the last path; a reloaded one stays where it is. */
export const openLastPlace = (place: string | null): void => {
  if (window.location.pathname.startsWith(`${portalPaths.root}/`)) return;
  window.history.replaceState(null, '', place ?? portalPaths.root);
};

/**
 * Has main store every path, without searches and names, and navigates on main's request. The sign-in's own
 * path is not stored: instead of it, the path that it leads back to is or, for the next person after a
 * sign-out, the start page.
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
