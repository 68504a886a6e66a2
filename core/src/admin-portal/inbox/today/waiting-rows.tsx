import { chakra } from '@chakra-ui/react';
import type { SubmissionItem } from '../../../schemas/index.ts';
import { TextLink } from '../../components/text-link.tsx';
import { portalPaths } from '../../routing/portal-paths.ts';
import { SubmissionLink } from '../list/submission-link.tsx';
import { timeLeft, waitingTime } from '../times.ts';

interface WaitingRowsProps {
  items: readonly SubmissionItem[];
  now: Date;
  /** Filters of the list that the rows and 'All' lead to: the query string with its question mark. */
  query: string;
  /** In place of the status; of what is late, that it was not answered goes without saying. */
  state?: (item: SubmissionItem, now: Date) => string | undefined;
}

/** How long there is left, or since when somebody waits. */
export const timeState = (item: SubmissionItem, now: Date): string =>
  timeLeft(item, now) ?? waitingTime(item.receivedAt, now);

/** Submissions below each other in a panel. */
export const WaitingRows = ({ items, now, query, state }: WaitingRowsProps) => (
  <chakra.ul listStyle="none" css={{ '& > li:last-child > a': { borderBottom: '0' } }}>
    {items.map((submission) => (
      <li key={submission.reference}>
        <SubmissionLink submission={submission} now={now} query={query} state={state?.(submission, now)} />
      </li>
    ))}
  </chakra.ul>
);

/** Leads on to the list with what the panel has no room for. */
export const AllLink = ({ query, children }: { query: string; children: string }) => (
  <chakra.p px={{ base: '4', lg: '5' }} py="3" borderTop="1px solid" borderColor="admin.rule">
    <TextLink to={portalPaths.requests + query}>{children}</TextLink>
  </chakra.p>
);
