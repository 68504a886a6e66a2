import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { serverGoneAtom } from '../../shared/live/server-gone.ts';
import { useAttempt } from '../../shared/live/use-live.ts';
import { portalPaths } from '../../shared/paths.ts';
import { useHost } from '../../shared/portal.ts';

/**
 * `shown`: what was last known is shown instead of the screen. `elsewhere`: the server is gone, but the screen
 * still has what it fetched before.
 */
export const useOffline = (): 'online' | 'shown' | 'elsewhere' => {
  const { lastKnown } = useHost();
  const isGone = useAtomValue(serverGoneAtom);
  const hasBeenOpen = useAttempt() > 0;
  const { pathname } = useLocation();
  if (!lastKnown || !isGone) return 'online';
  return !hasBeenOpen || pathname === portalPaths.dashboard ? 'shown' : 'elsewhere';
};
