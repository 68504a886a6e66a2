import { atom, useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { serverGoneAtom } from '../../shared/live/server-gone.ts';
import { portalPaths } from '../../shared/paths.ts';
import { useHost } from '../../shared/portal.ts';
import { usernameAtom } from '../../shared/session/use-session.ts';

/** While the server is there, nothing rerenders when it answers. */
const serverAtom = atom((get) => {
  if (!get(serverGoneAtom)) return 'there';
  return get(usernameAtom) === undefined ? 'never-there' : 'gone';
});

/**
 * `shown`: what was last known is shown instead of the screen. `elsewhere`: the server is gone, but has answered
 * since the start, so that the screen may have something fetched, or typed; Help needs no server at all.
 */
export const useOffline = (): 'online' | 'shown' | 'elsewhere' => {
  const { lastKnown } = useHost();
  const server = useAtomValue(serverAtom);
  const { pathname } = useLocation();
  if (!lastKnown || server === 'there') return 'online';
  if (pathname.startsWith(portalPaths.help)) return 'elsewhere';
  return server === 'never-there' || pathname === portalPaths.dashboard ? 'shown' : 'elsewhere';
};
