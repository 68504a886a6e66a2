import { isListKind } from '@jeweler/core/schemas';
import { useSetAtom } from 'jotai';
import { useMatch, useNavigate } from 'react-router-dom';
import { searchRequestedAtom, useCommands } from '../../shared/host/use-commands.ts';
import { portalPaths } from '../../shared/paths.ts';
import { useHost } from '../../shared/portal.ts';
import { useSignOut } from './sign-out.tsx';

/** Menu commands that work on every screen while a user is signed in. */
export const useFrameCommands = (): void => {
  const navigate = useNavigate();
  const isInLibrary = useMatch(portalPaths.media) !== null;
  const isInRequests = useMatch(`${portalPaths.requests}/*`) !== null;
  const isInCatalogue = useMatch(`${portalPaths.catalogue}/*`) !== null;
  const isInShopList = isListKind(useMatch(`${portalPaths.shop}/:kind/*`)?.params.kind);
  const { lock } = useHost();
  const signOut = useSignOut();
  const wantSearch = useSetAtom(searchRequestedAtom);
  useCommands({
    find: () => {
      wantSearch(true);
      if (!isInLibrary && !isInRequests && !isInCatalogue && !isInShopList) navigate(portalPaths.media);
    },
    ...(lock ? { lock: lock.lock } : {}),
    'sign-out': signOut,
  });
};
