import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { requestPath } from '../../../shared/paths.ts';
import { SubmissionLine, type SubmissionLineProps, submissionLineStyle } from './submission-line.tsx';

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
export const SubmissionLink = ({ query, ...line }: SubmissionLinkProps) => (
  <Row
    to={requestPath(line.submission.reference) + query}
    css={line.isKindKnown ? { '& .about, & .about > *': { whiteSpace: 'normal' } } : {}}
  >
    <SubmissionLine {...line} />
  </Row>
);
