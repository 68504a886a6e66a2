import { chakra } from '@chakra-ui/react';
import type { SubmissionItem } from '@jeweler/core/submissions';
import { NavLink } from 'react-router-dom';
import { requestPath } from '../../../shared/paths.ts';
import { SubmissionLine, submissionLineStyle } from './submission-line.tsx';

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

interface SubmissionLinkProps {
  submission: SubmissionItem;
  now: Date;
  /** Filters of the list around the record, as a query string with its question mark. */
  query: string;
  /** Shown instead of the status. */
  state?: string | undefined;
  /** The kind is not repeated, and its text is shown in full. */
  isKindKnown?: boolean | undefined;
}

/** One submission as a link to its record. */
export const SubmissionLink = ({ submission, now, query, state, isKindKnown }: SubmissionLinkProps) => (
  <Row
    to={requestPath(submission.reference) + query}
    css={isKindKnown ? { '& .about, & .about > *': { whiteSpace: 'normal' } } : {}}
  >
    <SubmissionLine submission={submission} now={now} state={state} isKindKnown={isKindKnown} />
  </Row>
);
