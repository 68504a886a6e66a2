import { chakra } from '@chakra-ui/react';
import type { SubmissionItem } from '@jeweler/core/submissions';
import { NavLink } from 'react-router-dom';
import { portalPaths, requestPath } from '../../../shared/paths.ts';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { ConfirmInRow, RowWithConfirm } from '../../../submissions/appointments/confirm-in-row.tsx';
import { timeLeft, waitingTime } from '../../../submissions/times.ts';
import type { Changes } from '../../../submissions/use-changes.ts';
import { SubmissionLine, type SubmissionLineProps, submissionLineStyle } from '../list/submission-line.tsx';

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
    px: { base: '4', lg: '5' },
    borderBottom: '1px solid',
    borderColor: 'admin.rule',
    textDecoration: 'none',
    _hover: { bg: 'admin.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

interface SubmissionLinkProps extends SubmissionLineProps {
  /** Filters of the list around the record, as a query string with its question mark. */
  query: string;
}

/** One submission as a link to its record. */
const SubmissionLink = ({ query, ...line }: SubmissionLinkProps) => (
  <Row
    to={requestPath(line.submission.reference) + query}
    css={line.isKindKnown ? { '& .about, & .about > *': { whiteSpace: 'normal' } } : {}}
  >
    <SubmissionLine {...line} />
  </Row>
);

interface PendingListProps {
  items: readonly SubmissionItem[];
  now: Date;
  /** Filters of the list that the rows and 'All' link to: a query string with its question mark. */
  query: string;
  /** Shown instead of the status, which is redundant for late items: they are unanswered. */
  state?: (item: SubmissionItem, now: Date) => string | undefined;
  /** All are of one kind, which the panel's title says. */
  isKindKnown?: boolean;
  /** Appointments are confirmed in their row, by these changes. */
  changes?: Changes;
}

/**
 * How long someone has been waiting, unless the line above says what time is left; and a warning if it may not
 * be a person. Not of a visitor who asks for another time: that was later.
 */
export const timeState = (item: SubmissionItem, now: Date): string | undefined => {
  if (item.wish) return undefined;
  const waiting = timeLeft(item, now) === undefined ? waitingTime(item.receivedAt, now) : '';
  if (!item.marks.includes('honeypot')) return waiting;
  return waiting === '' ? 'may be a bot' : `${waiting}, may be a bot`;
};

/** Submissions as rows of a panel. */
export const PendingList = ({ items, now, query, state, isKindKnown, changes }: PendingListProps) => (
  <chakra.ul
    listStyle="none"
    containerType="inline-size"
    css={{ '& > li:last-child': { borderBottom: '0' } }}
  >
    {items.map((submission) => (
      <RowWithConfirm key={submission.reference}>
        <SubmissionLink
          submission={submission}
          now={now}
          query={query}
          state={state?.(submission, now)}
          isKindKnown={isKindKnown}
        />
        {changes && submission.kind === 'appointment' ? (
          <ConfirmInRow submission={submission} changes={changes} />
        ) : null}
      </RowWithConfirm>
    ))}
  </chakra.ul>
);

/** Links to the list with the submissions that do not fit into the panel. */
export const AllLink = ({ query, children }: { query: string; children: string }) => (
  <chakra.p px={{ base: '4', lg: '5' }} py="3" borderTop="1px solid" borderColor="admin.rule">
    <TextLink to={portalPaths.requests + query}>{children}</TextLink>
  </chakra.p>
);
