import { chakra } from '@chakra-ui/react';
import {
  type Dashboard,
  type SubmissionKind,
  submissionDefinitions,
  submissionKinds,
  type Today,
} from '@jeweler/core/submissions';
import { Link } from 'react-router-dom';
import { portalPaths } from '../../../shared/paths.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { type Due, dueColors, getDue } from '../../../submissions/times.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import { formatViewQuery } from '../requests-view.ts';

/** What a count means for the day, and how urgent it is. */
const getCaption = (
  kind: SubmissionKind,
  count: number,
  { today, now }: { today: Today | undefined; now: Date },
): Pick<Due, 'text' | 'urgency'> => {
  if (kind === 'subscription') return { text: submissionDefinitions[kind].waiting.task, urgency: 'ahead' };
  if (count === 0) return { text: 'none waiting', urgency: 'ahead' };
  // The items contain the oldest submissions, so any late ones are among them.
  const dues = [...(today?.toAnswer.items ?? []), ...(today?.toSchedule.items ?? [])]
    .filter((item) => item.kind === kind)
    .map((item) => getDue(item, now)?.urgency);
  for (const [urgency, label] of [
    ['late', 'late'],
    ['soon', 'due soon'],
  ] as const) {
    const pressing = dues.filter((each) => each === urgency).length;
    if (pressing > 0) return { text: `${pressing} ${label}`, urgency };
  }
  return { text: submissionDefinitions[kind].waiting.task, urgency: 'ahead' };
};

/** While the figures are being loaded. */
const nothing = { text: '\u00a0', urgency: 'ahead' } as const;

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
  now: Date;
}

/** Number of submissions of each kind that wait for the shop, each linking to its list. */
export const PendingSummary = ({ waiting, today, now }: PendingSummaryProps) => (
  <Panel aria-labelledby="waiting">
    <VisuallyHidden id="waiting" asChild>
      <h2>Waiting, by kind</h2>
    </VisuallyHidden>
    <Strip>
      {submissionKinds.map((kind) => {
        const { one, many } = submissionDefinitions[kind].waiting;
        const isSubscription = kind === 'subscription';
        const count = isSubscription ? today?.subscribers.lastSevenDays : waiting?.[kind];
        const { text, urgency } = count === undefined ? nothing : getCaption(kind, count, { today, now });
        return (
          <li key={kind}>
            <Link
              to={
                portalPaths.requests + formatViewQuery({ kind, status: isSubscription ? 'all' : 'waiting' })
              }
            >
              <Count>{count ?? '\u00a0'}</Count>
              <span>{count === 1 ? one : many}</span>
              <chakra.span
                fontSize="small"
                color={dueColors[urgency]}
                fontWeight={urgency === 'ahead' ? 'normal' : 'strong'}
              >
                {text}
              </chakra.span>
            </Link>
          </li>
        );
      })}
    </Strip>
  </Panel>
);
