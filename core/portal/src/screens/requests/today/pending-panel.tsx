import { Badge, chakra } from '@chakra-ui/react';
import { nextStatuses, type SubmissionItem } from '@jeweler/core/submissions';
import { NavLink } from 'react-router-dom';
import { portalPaths, requestPath } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { EmptyLine, TitledPanel } from '../../../shared/ui/panel.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { ChangeOutcome } from '../../../submissions/change-outcome.tsx';
import { getSender } from '../../../submissions/labels.ts';
import { timeLeft, waitingTime } from '../../../submissions/times.ts';
import type { Changes } from '../../../submissions/use-changes.ts';
import { useServerNow } from '../../../submissions/use-today.ts';
import { SubmissionLine, submissionLineStyle } from '../list/submission-line.tsx';
import { formatViewQuery, type RequestsView } from '../requests-view.ts';

/** A row of a list: a link to the record and, beside it or on phones below it, a button. */
const RowWithConfirm = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    borderBottom: 'rule',
    '& > a': { borderBlock: '0' },
    '& > button': {
      justifySelf: 'start',
      marginInline: 'panel',
      marginBottom: { base: '3', sm: '0' },
    },
  },
});

interface ConfirmInRowProps {
  submission: SubmissionItem;
  changes: Changes;
}

/**
 * Confirms an appointment at once; `changes` takes it back. Two times of one visitor are left to the agenda and the
 * record, where both are seen.
 */
const ConfirmInRow = ({ submission, changes }: ConfirmInRowProps) => {
  const { status, wish } = submission;
  if (status === 'confirmed' || status === 'spam' || wish) return null;
  if (!nextStatuses('appointment', status).includes('confirmed')) return null;
  return (
    <Button
      aria-label={`Confirm ${getSender(submission)}`}
      aria-disabled={changes.busy}
      onClick={() => void changes.change(submission, 'confirmed')}
    >
      <Icon name="check" />
      Confirm
    </Button>
  );
};

const Row = chakra(NavLink, {
  base: {
    ...submissionLineStyle,
    // Large text on a phone: one below the other.
    '@container (max-width: 14rem)': {
      gridTemplateColumns: '1.25rem minmax(0, 1fr)',
      py: '2',
      '& .when, & .state': { gridColumn: '2', textAlign: 'left' },
    },
    minHeight: '4.5rem',
    px: 'panel',
    borderBottom: 'rule',
    _hover: { bg: 'admin.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** When an appointment is, and what for, is not cut. */
const wholeWords = {
  '& .about': { flexWrap: 'wrap', whiteSpace: 'normal' },
  '& .about > *': { whiteSpace: 'normal' },
  '& .about > .words': { flexBasis: 'auto' },
} as const;

/** As many as a glance takes in; the rest are one click away. */
const SHOWN = 8;

interface PendingPanelProps {
  title: string;
  /** Of which `items` are the first. */
  total: number;
  items: readonly SubmissionItem[];
  /** Said when there are none; without it, there is no panel then. */
  empty?: string;
  /** Filters of the list that the rows and 'All' link to. */
  view: RequestsView;
  /** Shown instead of the status, and of how long somebody has been waiting. */
  state?: (item: SubmissionItem, now: Date) => string | undefined;
  /** All are of one kind, which the panel's title says. */
  isKindKnown?: boolean;
  /** Appointments are confirmed in their row, by these changes. */
  changes?: Changes;
  /** What the list of `view` holds, which is more than `total`; by default all that wait. */
  listed?: string;
}

/**
 * How long someone has been waiting, unless the line above says what time is left; and a warning if it may not be a
 * person. Not of a visitor who asks for another time: that was later.
 */
const timeState = (item: SubmissionItem, now: Date): string | undefined => {
  if (item.wish) return undefined;
  const waiting = timeLeft(item, now) === undefined ? waitingTime(item.receivedAt, now) : '';
  return [waiting, item.marks.includes('honeypot') ? 'may be a bot' : ''].filter(Boolean).join(', ');
};

/** A panel with submissions, each as a link to its record. */
export const PendingPanel = (props: PendingPanelProps) => {
  const { title, total, empty, view, state = timeState, isKindKnown, changes } = props;
  const items = props.items.slice(0, SHOWN);
  const query = formatViewQuery(view);
  const now = useServerNow();
  if (total === 0 && empty === undefined) return null;
  return (
    <TitledPanel title={title} beside={<Badge>{total}</Badge>}>
      {changes ? <ChangeOutcome changes={changes} isNamed /> : null}
      {total === 0 ? (
        <EmptyLine>{empty}</EmptyLine>
      ) : (
        <chakra.ul containerType="inline-size" css={{ '& > li:last-child': { borderBottom: '0' } }}>
          {items.map((submission) => (
            <RowWithConfirm key={submission.reference}>
              <Row to={requestPath(submission.reference) + query} css={isKindKnown ? wholeWords : {}}>
                <SubmissionLine {...{ submission, now, isKindKnown }} state={state(submission, now)} />
              </Row>
              {changes ? <ConfirmInRow submission={submission} changes={changes} /> : null}
            </RowWithConfirm>
          ))}
        </chakra.ul>
      )}
      {total > items.length ? (
        <chakra.p px="panel" py="3" borderTop="rule">
          <TextLink to={portalPaths.requests + query}>{`All ${props.listed ?? 'waiting requests'}`}</TextLink>
        </chakra.p>
      ) : null}
    </TitledPanel>
  );
};
