import { chakra } from '@chakra-ui/react';
import { shopDay } from '@jeweler/core/business';
import { formatDay } from '@jeweler/core/format';
import type { HostLastKnown } from '../../shared/host/admin-host.ts';
import { useCommands } from '../../shared/host/use-commands.ts';
import { useNow } from '../../shared/live/clock.ts';
import { useAskServer } from '../../shared/live/server-gone.ts';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { useWindowTitle } from '../../shared/window-title.ts';
import { LastKnownView } from './last-known-view.tsx';

/** Shown instead of a screen that has nothing to show while the server is gone. */
export const OfflineScreen = ({ host }: { host: HostLastKnown }) => {
  const now = useNow();
  const askServer = useAskServer();
  useWindowTitle('Last known');
  useCommands({ refresh: () => void askServer().catch(() => undefined) });
  return (
    <chakra.div display="grid" gap="6">
      <header>
        <chakra.p textStyle="label" letterSpacing=".1em" color="admin.quiet">
          {formatDay(shopDay(now))}
        </chakra.p>
        <ScreenTitle marginTop="2" fontSize="2.25rem">
          Last known
        </ScreenTitle>
      </header>
      <LastKnownView host={host} />
    </chakra.div>
  );
};
