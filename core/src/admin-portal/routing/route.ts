import type { SessionState } from '../session/session.ts';
import { portalPaths } from './portal-paths.ts';

export type ScreenName = 'login' | 'dashboard' | 'media' | 'not-found';

/** What stands at a place. */
export type Route =
  | { readonly kind: 'screen'; readonly screen: ScreenName }
  /** Somewhere else is meant; `remember`: this is where the person wants to be after signing in. */
  | { readonly kind: 'redirect'; readonly to: string; readonly remember: boolean }
  /** To the remembered place, else to `otherwise`. */
  | { readonly kind: 'return'; readonly otherwise: string }
  /** Not decided before the server has answered. */
  | { readonly kind: 'wait' };

const screens: Readonly<Record<string, ScreenName>> = {
  [portalPaths.dashboard]: 'dashboard',
  [portalPaths.media]: 'media',
};

/** The path of a place, without query, fragment and closing slash. */
const pathOf = (place: string) => place.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

/** @param place path and query */
export const routeOf = (place: string, session: SessionState): Route => {
  if (session.phase === 'checking') return { kind: 'wait' };
  const path = pathOf(place);
  if (session.phase === 'signed-out') {
    if (path === portalPaths.login) return { kind: 'screen', screen: 'login' };
    const remember = path !== portalPaths.root && session.why !== 'left';
    return { kind: 'redirect', to: portalPaths.login, remember };
  }
  if (path === portalPaths.login) return { kind: 'return', otherwise: portalPaths.dashboard };
  if (path === portalPaths.root) return { kind: 'redirect', to: portalPaths.media, remember: false };
  return { kind: 'screen', screen: screens[path] ?? 'not-found' };
};
