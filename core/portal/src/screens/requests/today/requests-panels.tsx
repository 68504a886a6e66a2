import { chakra } from '@chakra-ui/react';
import type { SubmissionItem, Today } from '@jeweler/core/submissions';
import { type ReactNode, useState } from 'react';
import { portalPaths, requestPath } from '../../../shared/paths.ts';
import { shortTime } from '../../../shared/times.ts';
import { Quiet } from '../../../shared/ui/layout.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { EmptyLine, Panel, PanelList, TitledPanel, ToolRow } from '../../../shared/ui/panel.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { getSender } from '../../../submissions/labels.ts';
import { getDue } from '../../../submissions/times.ts';
import { useChanges } from '../../../submissions/use-changes.ts';
import { useServerNow, useToday, withLate } from '../../../submissions/use-today.ts';
import { formatViewQuery } from '../requests-view.ts';
import { PendingPanel } from './pending-panel.tsx';

const waiting = { kind: 'all', status: 'waiting' } as const;

interface PanelProps {
  today: Today;
  now: Date;
}

/** Appointments that nobody has confirmed, and those whose visitor asks for another time. */
const ToConfirm = ({ toConfirm }: Pick<Today, 'toConfirm'>) => {
  const changes = useChanges();
  // It stays when the last one is confirmed, with its Undo.
  const [isShown, setShown] = useState(false);
  if (toConfirm.total > 0 && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <PendingPanel
      title="Appointments to confirm"
      {...toConfirm}
      empty="No other appointment is to be confirmed."
      view={{ ...waiting, kind: 'appointment' }}
      listed="waiting appointments"
      isKindKnown
      changes={changes}
    />
  );
};

const isLate = (item: SubmissionItem, now: Date) => getDue(item, now)?.urgency === 'late';
const byDue = (one: SubmissionItem, other: SubmissionItem): number =>
  (one.dueAt ?? '') < (other.dueAt ?? '') ? -1 : 1;

/** Those whose promised reply is late, of whatever kind. */
const Late = ({ today: { toAnswer, toSchedule }, now }: PanelProps) => {
  const items = [...toAnswer.items, ...toSchedule.items].filter((item) => isLate(item, now)).sort(byDue);
  return <PendingPanel title="Late" total={toAnswer.late + toSchedule.late} items={items} view={waiting} />;
};

/** Of a list, what is not late, the first that is due first. */
const inTime = ({ total, late, items }: Today['toAnswer'], now: Date) => ({
  total: total - late,
  items: items.filter((item) => !isLate(item, now)),
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, min(24rem, 40%))' },
    '& > div': { display: 'grid', gap: '6', minWidth: '0' },
  },
});

/** Requests waiting for an answer, most urgent first; beside them `children`, and what is read when that is done. */
export const RequestsPanels = ({ children }: { children: ReactNode }) => {
  const { data, error, isFetching, refetch } = useToday();
  const now = useServerNow();
  if (!data) {
    return (
      <Panel aria-label="Requests could not be loaded">
        <Loading query={{ error, isFetching, refetch }} height="20rem" />
      </Panel>
    );
  }
  const today = withLate(data, now);
  const { toAnswer, toConfirm, toSchedule, reminders, probablySpam } = today;
  return (
    <Columns>
      <div>
        <ToConfirm toConfirm={toConfirm} />
        <Late today={today} now={now} />
        {/* What staff wanted to see today. */}
        <PendingPanel
          title="Reminders"
          {...reminders}
          view={{ kind: 'all', status: 'reminder' }}
          state={() => 'Reminder'}
          listed="reminders"
        />
        <PendingPanel
          title="Waiting for a reply"
          {...inTime(toAnswer, now)}
          empty={`No one ${toConfirm.total + toAnswer.late > 0 ? 'else ' : ''}is waiting for a reply.`}
          view={waiting}
        />
      </div>
      <div>
        {children}
        <PendingPanel
          title="Claims to schedule"
          {...inTime(toSchedule, now)}
          empty="No prize is waiting to be scheduled."
          view={{ ...waiting, kind: 'prize-claim' }}
          listed="waiting claims"
          isKindKnown
        />
        <SubscribersPanel today={today} now={now} />
        {/* Advertising and bots, as far as that can be guessed: nothing runs out, and nobody is late. */}
        <PendingPanel
          title="Probably spam"
          total={probablySpam.total}
          items={probablySpam.items.map((item) => ({ ...item, dueAt: null }))}
          view={waiting}
          state={({ marks }) => (marks.includes('honeypot') ? 'may be a bot' : 'may be advertising')}
        />
      </div>
    </Columns>
  );
};

const subscriptionsQuery = formatViewQuery({ kind: 'subscription', status: 'all' });

/** The latest subscribers, and their number. */
const SubscribersPanel = ({ today, now }: PanelProps) => {
  const { today: ofToday, lastSevenDays, latest, states } = today.subscribers;
  return (
    <TitledPanel
      title="New subscribers"
      beside={<Quiet as="span">{`${ofToday} today, ${lastSevenDays} this week`}</Quiet>}
    >
      {latest.length === 0 ? <EmptyLine>No one has subscribed yet.</EmptyLine> : null}
      <PanelList>
        {latest.map((subscriber) => (
          <li key={subscriber.reference}>
            <TextLink
              to={requestPath(subscriber.reference) + subscriptionsQuery}
              flex="1 1 8rem"
              minWidth="0"
              dir="auto"
            >
              {getSender(subscriber)}
            </TextLink>
            <Quiet as="span">{shortTime(subscriber.receivedAt, now)}</Quiet>
          </li>
        ))}
      </PanelList>
      <ToolRow as="p" alignItems="stretch" justifyContent="space-between" columnGap="4" rowGap="0">
        <TextLink to={portalPaths.subscribers}>All subscribers</TextLink>
        <Quiet as="span">{`${states.confirmed} confirmed, ${states.unconfirmed} unconfirmed`}</Quiet>
      </ToolRow>
    </TitledPanel>
  );
};
