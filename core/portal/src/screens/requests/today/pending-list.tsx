import { chakra } from '@chakra-ui/react';
import type { SubmissionItem } from '@jeweler/core/submissions';
import { portalPaths } from '../../../shared/paths.ts';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { ConfirmInRow, RowWithConfirm } from '../../../submissions/appointments/confirm-in-row.tsx';
import { timeLeft, waitingTime } from '../../../submissions/times.ts';
import type { Changes } from '../../../submissions/use-changes.ts';
import { SubmissionLink } from '../list/submission-link.tsx';

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
