import { chakra } from '@chakra-ui/react';
import type { Today } from '@jeweler/core/submissions';
import { Link } from 'react-router-dom';
import { portalPaths, requestPath } from '../../../shared/paths.ts';
import { shortTime } from '../../../shared/times.ts';
import { Quiet } from '../../../shared/ui/layout.ts';
import { EmptyLine, TitledPanel, ToolRow } from '../../../shared/ui/panel.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { getSender } from '../../../submissions/labels.ts';
import { formatViewQuery } from '../requests-view.ts';

const query = formatViewQuery({ kind: 'subscription', status: 'all' });

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'center',
    minHeight: 'target',
    px: 'panel',
    textDecoration: 'none',
    _hover: { bg: 'admin.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** The latest subscribers, and their number. */
export const SubscribersPanel = ({ today, now }: { today: Today; now: Date }) => {
  const { today: ofToday, lastSevenDays, latest, states } = today.subscribers;
  return (
    <TitledPanel
      title="New subscribers"
      beside={<Quiet as="span">{`${ofToday} today, ${lastSevenDays} this week`}</Quiet>}
    >
      {latest.length === 0 ? <EmptyLine>No one has subscribed yet.</EmptyLine> : null}
      <chakra.ul listStyle="none" py={latest.length === 0 ? '0' : '1'}>
        {latest.map((subscriber) => (
          <li key={subscriber.reference}>
            <Row to={requestPath(subscriber.reference) + query}>
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
