import { chakra } from '@chakra-ui/react';
import { exportAccountEvents, listAccountEvents } from '@jeweler/core/api';
import { shopDay } from '@jeweler/core/business';
import { type AccountEvent, type AccountEvents, eventNames } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import { useCommands } from '../../shared/host/use-commands.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { portalPaths } from '../../shared/paths.ts';
import { pagesAtom } from '../../shared/query-atom.ts';
import { useNameOf, useSession } from '../../shared/session/use-session.ts';
import { longTime } from '../../shared/times.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { EmptyLine, Panel, PanelList, ShowOlder } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { useDownload } from '../../shared/use-download.ts';
import { OwnersOnly } from './owners-only.tsx';

const eventsAtom = pagesAtom((http) => ({
  queryKey: [...queryKeys.people, 'events'],
  queryFn: ({ pageParam }: { pageParam: number | undefined }) =>
    listAccountEvents(http, { before: pageParam }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ events, hasMore }: AccountEvents) => (hasMore ? events.at(-1)?.id : undefined),
}));

/** What was done with accounts and with many people's data: when, by whom, with whom, from where. */
export const AccountEventsScreen = () => (
  <OwnersOnly title="What happened">
    <Events />
  </OwnersOnly>
);

const Events = () => {
  const { data, hasNextPage, fetchNextPage, ...query } = useAtomValue(eventsAtom);
  const { http } = useSession();
  const download = useDownload();
  const events = data?.pages.flatMap((page) => page.events);
  useCommands({ refresh: query.refetch });
  return (
    <chakra.div display="grid" gap="6" maxWidth="52rem">
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
        <ScreenTitle fontSize="2.25rem">What happened</ScreenTitle>
        {download ? (
          <Button
            aria-disabled={download.busy}
            onClick={() =>
              void download.save({
                name: `what-happened-${shopDay(new Date())}.csv`,
                prepare: () => exportAccountEvents(http),
              })
            }
          >
            <Icon name="download" />
            Export
          </Button>
        ) : null}
      </chakra.div>
      <TextLink to={portalPaths.people} justifySelf="start">
        People
      </TextLink>
      <Panel aria-label="What happened" aria-busy={query.isFetching}>
        {events ? null : <Loading query={query} height="12rem" />}
        {events?.length === 0 ? <EmptyLine>Nothing has happened so far.</EmptyLine> : null}
        <PanelList>
          {events?.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </PanelList>
        <ShowOlder
          label="Show more"
          onShow={hasNextPage ? fetchNextPage : undefined}
          isFetching={query.isFetching}
        />
      </Panel>
    </chakra.div>
  );
};

const EventLine = ({ event: { at, by, event, about, network } }: { event: AccountEvent }) => {
  const nameOf = useNameOf();
  return (
    <li>
      <chakra.div flex="1" minWidth="0">
        <p>
          <chakra.bdi fontWeight="medium">{nameOf(by)}</chakra.bdi>
          <span>{` · ${eventNames[event]}${about === null ? '' : `: ${about}`}`}</span>
        </p>
        <chakra.p fontSize="small" color="admin.quiet">
          <time dateTime={at}>{longTime(at)}</time>
          {network === null ? null : ` from ${network}`}
        </chakra.p>
      </chakra.div>
    </li>
  );
};
