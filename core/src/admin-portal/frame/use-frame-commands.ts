import { useSetAtom } from 'jotai';
import { useCommands } from '../host/use-commands.ts';
import { useHost } from '../portal/portal-context.ts';
import { portalPaths } from '../routing/portal-paths.ts';
import type { ScreenName } from '../routing/route.ts';
import { useSession } from '../session/use-session.ts';
import { searchWantedAtom } from './search-wanted-atom.ts';

/** The menu's commands that every screen of someone signed in carries out. */
export const useFrameCommands = (screen: ScreenName): void => {
  const { navigation } = useHost();
  const { signOut } = useSession();
  const wantSearch = useSetAtom(searchWantedAtom);
  useCommands({
    find: () => {
      wantSearch(true);
      if (screen !== 'media') navigation.go(portalPaths.media);
    },
    'sign-out': signOut,
  });
};
