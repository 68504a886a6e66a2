import { placeToKeep, portalPaths } from '@jeweler/core/admin-portal';
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
 * Has main store every path, without searches and names, and navigates on main's request. Of the
 * sign-in only the start page is stored: signing in leads to the dashboard (SPEC section 4).
 */
export const usePlaceKeeping = (bridge: ShopConsole, notices: MainNotices): void => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const place = pathname === portalPaths.login ? portalPaths.root : pathname + search;
  const kept = placeToKeep(place);
  useEffect(() => tell(bridge, 'place:keep', kept), [bridge, kept]);
  useEffect(() => notices.subscribe((to) => void navigate(to)), [notices, navigate]);
};
