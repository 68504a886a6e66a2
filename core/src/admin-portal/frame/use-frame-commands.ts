import { atom, useSetAtom } from 'jotai';
import { useMatch, useNavigate } from 'react-router-dom';
import { useCommands } from '../host/use-commands.ts';
import { useHost } from '../portal/portal-context.ts';
import { portalPaths } from '../routing/portal-paths.ts';
import { useSession } from '../session/use-session.ts';

/** Somebody wants to search: the list of requests or the library takes that up when it stands, and sets it back. */
export const searchRequestedAtom = atom(false);

/** The menu's commands that every screen of someone signed in carries out. */
export const useFrameCommands = (): void => {
  const navigate = useNavigate();
  const isInLibrary = useMatch(portalPaths.media) !== null;
  const isInRequests = useMatch(`${portalPaths.requests}/*`) !== null;
  const { lock } = useHost();
  const { signOut } = useSession();
  const wantSearch = useSetAtom(searchRequestedAtom);
  useCommands({
    find: () => {
      wantSearch(true);
      if (!isInLibrary && !isInRequests) navigate(portalPaths.media);
    },
    ...(lock ? { lock: lock.lock } : {}),
    'sign-out': signOut,
  });
};
