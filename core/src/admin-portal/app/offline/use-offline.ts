import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { serverGoneAtom } from '../../shared/live/server-gone.ts';
import { portalPaths } from '../../shared/paths.ts';
import { useHost } from '../../shared/portal.ts';
import { useSession } from '../../shared/session/use-session.ts';

/**
 * `shown`: what was last known is shown instead of the screen. `elsewhere`: the server is gone, but has answered
 * since the start, so that the screen may have something fetched, or typed.
 */
export const useOffline = (): 'online' | 'shown' | 'elsewhere' => {
  const { lastKnown } = useHost();
  const isGone = useAtomValue(serverGoneAtom);
  const hasAnswered = useSession().username !== undefined;
  const { pathname } = useLocation();
  if (!lastKnown || !isGone) return 'online';
  return !hasAnswered || pathname === portalPaths.dashboard ? 'shown' : 'elsewhere';
};
