import { chakra } from '@chakra-ui/react';
import { shopDay } from '@jeweler/core/business';
import { formatDay } from '@jeweler/core/format';
import { todaySchema } from '@jeweler/core/submissions';
import { useQuery } from '@tanstack/react-query';
import { useTransition } from 'react';
import type { AdminHost } from '../../shared/host/admin-host.ts';
import { useIsLocked } from '../../shared/host/host-lock.ts';
import { useCommands } from '../../shared/host/use-commands.ts';
import { useNow } from '../../shared/live/clock.ts';
import { useAskServer } from '../../shared/live/server-gone.ts';
import { useHost, usePortal } from '../../shared/portal.ts';
import { dateAndTime, timeUnlessToday } from '../../shared/times.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { useWindowTitle } from '../../shared/window-title.ts';
import { LastKnownPanels } from './last-known-panels.tsx';

const MINUTE_MS = 60_000;

/** 'As of 2:05 PM, 25 minutes ago.', with the day unless it is today's. */
export const ageSentence = (at: number, now: Date): string => {
  const iso = new Date(at).toISOString();
  const time = shopDay(new Date(at)) === shopDay(now) ? timeUnlessToday(iso, now) : dateAndTime(iso);
  const minutes = Math.floor((now.getTime() - at) / MINUTE_MS);
  const relativeTime = new Intl.RelativeTimeFormat('en-US');
  const ago =
    minutes < 60
      ? relativeTime.format(-minutes, 'minute')
      : relativeTime.format(-Math.floor(minutes / 60), 'hour');
  return `As of ${time}, ${minutes < 1 ? 'just now' : ago}.`;
};

/** Read again twice a minute, because the host says when it is too old; and after unlocking: below a lock it gives nothing. */
const useLastKnown = (read: NonNullable<AdminHost['lastKnown']>) => {
  const { queries } = usePortal();
  const isLocked = useIsLocked(useHost().lock);
  return useQuery(
    {
      queryKey: ['last-known', isLocked],
      queryFn: async () => {
        const kept = await read();
        const today = todaySchema.safeParse(kept?.today);
        // Kept by another version of the program, it may have another form.
        return kept && today.success ? { at: kept.at, today: today.data } : null;
      },
      staleTime: 0,
      gcTime: 0,
      refetchInterval: MINUTE_MS / 2,
    },
    queries,
  );
};

/**
 * Shown instead of a screen that has nothing to show while the server is gone: what the host has kept of its answers,
 * with its age, and a button that asks it again.
 */
export const OfflineScreen = ({ read }: { read: NonNullable<AdminHost['lastKnown']> }) => {
  const now = useNow();
  const askServer = useAskServer();
  const [isAsking, startAsking] = useTransition();
  const ask = () => {
    if (!isAsking) startAsking(askServer);
  };
  const { data: kept, isPending } = useLastKnown(read);
  useWindowTitle('Last known');
  useCommands({ refresh: ask });
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
      {isPending ? null : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
          <Message status="warning" flex="1 1 20rem">
            {kept ? ageSentence(kept.at, now) : 'Nothing from the last two days is stored on this computer.'}{' '}
            Nothing can be changed until the server is back.
          </Message>
          <Button aria-disabled={isAsking} onClick={ask}>
            <Icon name="refresh" />
            Try again
          </Button>
        </chakra.div>
      )}
      {kept ? <LastKnownPanels today={kept.today} now={now} /> : null}
    </chakra.div>
  );
};
