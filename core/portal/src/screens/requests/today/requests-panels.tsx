import { chakra, Skeleton } from '@chakra-ui/react';
import type { SubmissionItem, Today } from '@jeweler/core/submissions';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../shared/errors.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { portalPaths, requestPath } from '../../../shared/paths.ts';
import { shortTime } from '../../../shared/times.ts';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { Quiet } from '../../../shared/ui/layout.ts';
import { Column, Columns, EmptyLine, Panel, TitledPanel, ToolRow } from '../../../shared/ui/panel.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { getSender } from '../../../submissions/labels.ts';
import { useChanges } from '../../../submissions/use-changes.ts';
import { useToday } from '../../../submissions/use-today.ts';
import { formatViewQuery } from '../requests-view.ts';
import { PendingPanel, timeState } from './pending-panel.tsx';

/** As many as fit beside the other panels; the rest are one click away. */
const SHOWN_REQUESTS = 8;
const SHOWN_CLAIMS = 5;

const waitingQuery = formatViewQuery({ kind: 'all', status: 'waiting' });
const remindersQuery = formatViewQuery({ kind: 'all', status: 'reminder' });
const claimsQuery = formatViewQuery({ kind: 'prize-claim', status: 'waiting' });

interface PanelProps {
  today: Today;
  now: Date;
}

const byReceipt = (one: SubmissionItem, other: SubmissionItem): number =>
  one.receivedAt < other.receivedAt ? -1 : 1;

/**
 * Requests waiting for a reply, oldest first, since the oldest are due first. Appointments of today and
 * tomorrow stand in their own panel, where they are confirmed as well.
 */
const Waiting = ({ today: { toAnswer, toConfirm, appointments }, now }: PanelProps) => {
  const near = new Set([...appointments.today, ...appointments.tomorrow].map(({ reference }) => reference));
  const later = toConfirm.items.filter(({ reference }) => !near.has(reference));
  const total = toAnswer.total + toConfirm.total - (toConfirm.items.length - later.length);
  const items = [...toAnswer.items, ...later].sort(byReceipt).slice(0, SHOWN_REQUESTS);
  const changes = useChanges();
  return (
    <PendingPanel
      title="Waiting for a reply"
      {...{ total, items, now, changes }}
      empty={`No one ${toConfirm.total > 0 ? 'else ' : ''}is waiting for a reply.`}
      query={waitingQuery}
      state={timeState}
      all={`All ${total} waiting`}
    />
  );
};

const Claims = ({ today: { toSchedule }, now }: PanelProps) => (
  <PendingPanel
    title="Claims to schedule"
    total={toSchedule.total}
    items={toSchedule.items.slice(0, SHOWN_CLAIMS)}
    empty="No prize is waiting to be scheduled."
    now={now}
    query={claimsQuery}
    state={timeState}
    isKindKnown
    all={`All ${toSchedule.total} claims`}
  />
);

/** What staff wanted to see today. */
const Reminders = ({ today: { reminders }, now }: PanelProps) =>
  reminders.total === 0 ? null : (
    <PendingPanel
      title="Reminders"
      {...reminders}
      now={now}
      query={remindersQuery}
      state={() => 'Reminder'}
      all={`All ${reminders.total} reminders`}
    />
  );

/** Requests waiting for an answer, most urgent first. */
export const RequestsPanels = () => {
  const { data: today, error, isFetching, refetch } = useToday();
  const now = useNow();
  if (!today && error) {
    return (
      <Panel aria-label="Requests could not be loaded">
        <ErrorMessage onRetry={() => void refetch()} busy={isFetching}>
          {errorMessage(error)}
        </ErrorMessage>
      </Panel>
    );
  }
  return (
    <Columns gridTemplateRows={{ xl: 'auto 1fr' }}>
      {today ? (
        <>
          {/* Waiting requests come first; wide screens show them in the wide column, beside the rest. */}
          <Column gridColumn={{ xl: '2' }} gridRow={{ xl: '1 / span 2' }}>
            <Reminders today={today} now={now} />
            <Waiting today={today} now={now} />
          </Column>
          <Column gridColumn={{ xl: '1' }}>
            <Claims today={today} now={now} />
            <SubscribersPanel today={today} now={now} />
          </Column>
        </>
      ) : (
        <>
          <Skeleton height="20rem" />
          <Skeleton height="20rem" />
        </>
      )}
    </Columns>
  );
};

const subscriptionsQuery = formatViewQuery({ kind: 'subscription', status: 'all' });

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'center',
    minHeight: 'target',
    px: 'panel',
    _hover: { bg: 'admin.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** The latest subscribers, and their number. */
const SubscribersPanel = ({ today, now }: { today: Today; now: Date }) => {
  const { today: ofToday, lastSevenDays, latest, states } = today.subscribers;
  return (
    <TitledPanel
      title="New subscribers"
      beside={<Quiet as="span">{`${ofToday} today, ${lastSevenDays} this week`}</Quiet>}
    >
      {latest.length === 0 ? <EmptyLine>No one has subscribed yet.</EmptyLine> : null}
      <chakra.ul py={latest.length === 0 ? '0' : '1'}>
        {latest.map((subscriber) => (
          <li key={subscriber.reference}>
            <Row to={requestPath(subscriber.reference) + subscriptionsQuery}>
              <chakra.span dir="auto" truncate>
                {getSender(subscriber)}
              </chakra.span>
              <chakra.span fontSize="note" color="admin.quiet">
                {shortTime(subscriber.receivedAt, now)}
              </chakra.span>
            </Row>
          </li>
        ))}
      </chakra.ul>
      <ToolRow as="p" alignItems="stretch" justifyContent="space-between" columnGap="4" rowGap="0">
        <TextLink to={portalPaths.subscribers}>All subscribers</TextLink>
        <Quiet as="span">{`${states.confirmed} confirmed, ${states.unconfirmed} unconfirmed`}</Quiet>
      </ToolRow>
    </TitledPanel>
  );
};
