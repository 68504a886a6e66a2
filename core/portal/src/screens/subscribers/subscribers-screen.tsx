import { chakra } from '@chakra-ui/react';
import { requestSubscribersCsv, searchSubscribers, unsubscribeByHand } from '@jeweler/core/api';
import { shopDay } from '@jeweler/core/business';
import { type Subscriber, type SubscriberState, subscriberStates } from '@jeweler/core/submissions';
import { keepPreviousData } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { outdatedStyle } from '../../shared/data-list/row-scroller.ts';
import { useCommands } from '../../shared/host/use-commands.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { portalPaths } from '../../shared/paths.ts';
import { createSearchText } from '../../shared/search-text.tsx';
import { useMay } from '../../shared/session/use-session.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { EmptyLine, Panel, PanelList, ShowOlder, ToolRow } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { useChange } from '../../shared/use-change.ts';
import { usePortalPages } from '../../shared/use-query.ts';
import { countsText, subscriberStateLabels, waitingSentence } from './labels.ts';
import { SubscriberRow } from './subscriber-row.tsx';

/** State filter of the list. */
const subscriberStateAtom = atom<SubscriberState | 'all'>('all');

const searchText = createSearchText();
const SubscriberSearch = searchText.Field;

/** The newsletter's subscribers matching state and search, updated live. */
const useSubscribers = () => {
  const state = useAtomValue(subscriberStateAtom);
  const q = searchText.useSearched();
  const asked = { state: state === 'all' ? undefined : state, q: q || undefined };
  return usePortalPages(
    // Below the key of submissions: the same event of the server reports a change.
    [...queryKeys.submissions, 'subscribers', state, q],
    (http, after?: number, signal?: AbortSignal) => searchSubscribers(http, { ...asked, after }, signal),
    ({ next }) => next,
    // The previous results stay visible until the next response.
    { placeholderData: keepPreviousData },
  );
};

/** The newsletter's subscribers: confirmed, unconfirmed, and those who get no more mail. */
export const SubscribersScreen = () => {
  const [state, setState] = useAtom(subscriberStateAtom);
  // They matched the search before, while the answer to the present one is on its way.
  const { pages, isOutdated, ...query } = useSubscribers();
  const subscribers = pages?.flatMap((each) => each.subscribers);
  const page = pages?.at(-1);
  const [asked, setAsked] = useState<Subscriber>();
  const mayExport = useMay('export-people');
  useCommands({ refresh: query.refetch });
  const waits = page && waitingSentence(page);
  const counts = page?.counts;
  const options = [
    { value: 'all' as const, label: 'All states' },
    ...subscriberStates.map((value) => ({
      value,
      label: counts ? `${subscriberStateLabels[value]} (${counts[value]})` : subscriberStateLabels[value],
    })),
  ];
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
        <ScreenTitle fontSize="2.25rem">Subscribers</ScreenTitle>
        {mayExport ? (
          <FileButton
            title="Save confirmed subscribers as CSV"
            name={() => `subscribers-${shopDay(new Date())}.csv`}
            prepare={requestSubscribersCsv}
          >
            CSV
          </FileButton>
        ) : null}
      </chakra.div>
      {waits === undefined ? null : (
        <Message status="info" role="status">
          <span>{waits}</span> <TextLink to={portalPaths.mail}>Outgoing mail</TextLink> shows what will be
          sent.
        </Message>
      )}
      <Panel aria-label="Subscribers" aria-busy={query.isFetching}>
        <ToolRow borderTop="0" borderBottom="rule">
          <SubscriberSearch flex="1 1 14rem" label="Search addresses" placeholder="Search addresses..." />
          <Select label="State" value={state} options={options} onChange={setState} />
        </ToolRow>
        {subscribers ? null : <Loading query={query} height="12rem" />}
        {counts ? (
          <EmptyLine borderBottom="rule" fontSize="small" py="2">
            {countsText(counts)}
          </EmptyLine>
        ) : null}
        {subscribers?.length === 0 && !isOutdated ? (
          <EmptyLine>There are no addresses here.</EmptyLine>
        ) : null}
        <PanelList aria-busy={isOutdated} css={outdatedStyle}>
          {subscribers?.map((subscriber) => (
            <SubscriberRow
              key={subscriber.id}
              subscriber={subscriber}
              onUnsubscribe={() => setAsked(subscriber)}
            />
          ))}
        </PanelList>
        <ShowOlder query={query} />
      </Panel>
      {asked === undefined ? null : (
        <UnsubscribeDialog subscriber={asked} onClose={() => setAsked(undefined)} />
      )}
    </chakra.div>
  );
};

/** Asks for confirmation before an address is unsubscribed, since only its owner can subscribe again. */
const UnsubscribeDialog = ({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) => {
  const { id, email } = subscriber;
  const { report } = useChange();
  const unsubscribe = () =>
    report((http) => unsubscribeByHand(http, id), {
      done: { title: 'Unsubscribed', text: email },
      failed: 'The address was not unsubscribed',
    });
  return (
    <ConfirmDialog
      title="Unsubscribe this address?"
      answer="Unsubscribe"
      onAnswer={unsubscribe}
      onClose={onClose}
    >
      <p>
        <bdi>{email}</bdi> will no longer receive the newsletter. Only the owner of the address can change
        that, by subscribing and confirming again.
      </p>
    </ConfirmDialog>
  );
};
