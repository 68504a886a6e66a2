import { chakra } from '@chakra-ui/react';
import { exportAccountEvents, listAccountEvents } from '@jeweler/core/api';
import { shopDay } from '@jeweler/core/business';
import { type AccountEvent, eventNames } from '@jeweler/core/schemas';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { useNameOf } from '../../shared/session/use-session.ts';
import { longTime } from '../../shared/times.ts';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { Quiet } from '../../shared/ui/layout.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { EmptyLine, PanelList, ShowOlder, TitledPanel } from '../../shared/ui/panel.tsx';
import { usePortalPages } from '../../shared/use-query.ts';

/** What was done with accounts and with many people's data: when, by whom, with whom, from where. */
export const AccountEventsPanel = () => {
  const { pages, ...query } = usePortalPages(
    [...queryKeys.people, 'events'],
    (http, before?: number) => listAccountEvents(http, { before }),
    ({ events, hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
  );
  const events = pages?.flatMap((page) => page.events);
  return (
    <TitledPanel
      title="What happened"
      aria-busy={query.isFetching}
      beside={
        <FileButton name={() => `what-happened-${shopDay(new Date())}.csv`} prepare={exportAccountEvents}>
          Export
        </FileButton>
      }
    >
      {events ? null : <Loading query={query} height="12rem" />}
      {events?.length === 0 ? <EmptyLine>Nothing has happened so far.</EmptyLine> : null}
      <PanelList aria-label="What happened">
        {events?.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </PanelList>
      <ShowOlder label="Show more" query={query} />
    </TitledPanel>
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
        <Quiet>
          <time dateTime={at}>{longTime(at)}</time>
          {network === null ? null : ` from ${network}`}
        </Quiet>
      </chakra.div>
    </li>
  );
};
