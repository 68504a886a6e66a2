import { chakra } from '@chakra-ui/react';
import {
  type Dashboard,
  submissionDefinitions,
  submissionKinds,
  type Today,
} from '@jeweler/core/submissions';
import { Link } from 'react-router-dom';
import { portalPaths } from '../../../shared/paths.ts';
import { Quiet } from '../../../shared/ui/layout.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { VisuallyHidden } from '../../../ui/index.ts';
import { formatViewQuery } from '../requests-view.ts';

const Strip = chakra('ul', {
  base: {
    display: 'grid',
    overflow: 'hidden',
    gridTemplateColumns: {
      // Two per row on a phone, all five in wider windows, fewer if the text is enlarged.
      base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      md: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    },
    // Borders between the cells; the outer ones overlap the panel's own border.
    '& > li > a': {
      display: 'grid',
      gap: '2px',
      px: 'panel',
      py: '4',
      margin: '0 -1px -1px 0',
      borderRight: 'rule',
      borderBottom: 'rule',
      _hover: { bg: 'admin.sunken' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& > li:last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

const Count = chakra('strong', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'display',
    fontSize: '2.25rem',
    lineHeight: '1',
    fontVariantNumeric: 'lining-nums',
  },
});

interface PendingSummaryProps {
  /** Undefined while the figures are being loaded: the cells are there already, as large as they will be. */
  waiting: Dashboard['waiting'] | undefined;
  today: Today | undefined;
}

/** Number of submissions of each kind that wait for the shop, each linking to its list. */
export const PendingSummary = ({ waiting, today }: PendingSummaryProps) => (
  <Panel aria-labelledby="waiting">
    <VisuallyHidden id="waiting" asChild>
      <h2>Waiting, by kind</h2>
    </VisuallyHidden>
    <Strip>
      {submissionKinds.map((kind) => {
        const { one, many, task } = submissionDefinitions[kind].waiting;
        const isSubscription = kind === 'subscription';
        const count = isSubscription ? today?.subscribers.lastSevenDays : waiting?.[kind];
        return (
          <li key={kind}>
            <Link
              to={
                portalPaths.requests + formatViewQuery({ kind, status: isSubscription ? 'all' : 'waiting' })
              }
            >
              <Count>{count ?? '\u00a0'}</Count>
              <span>{count === 1 ? one : many}</span>
              <Quiet as="span">
                {count === undefined ? '\u00a0' : count === 0 && !isSubscription ? 'none waiting' : task}
              </Quiet>
            </Link>
          </li>
        );
      })}
    </Strip>
  </Panel>
);
