import { portalPaths, stripPersonalParams } from '@jeweler/portal';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';
import type { MainNotices } from './main-notices.ts';

/** A newly opened window starts at the last path; a reloaded one stays where it is. */
export const openLastPath = (path: string | null): void => {
  if (window.location.pathname.startsWith(`${portalPaths.root}/`)) return;
  window.history.replaceState(null, '', path ?? portalPaths.root);
};

/**
 * Has main store every path, without searches and names, and navigates on main's request. Of the
 * sign-in only the start page is stored: signing in leads to the dashboard (SPEC section 4).
 */
export const useKeptPath = (bridge: ShopConsole, notices: MainNotices): void => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = pathname === portalPaths.login ? portalPaths.root : pathname + search;
  const kept = stripPersonalParams(path);
  useEffect(() => sendToMain(bridge, 'path:keep', kept), [bridge, kept]);
  useEffect(() => notices.subscribe((to) => void navigate(to)), [notices, navigate]);
};
