import { chakra } from '@chakra-ui/react';
import type { SubmissionItem } from '@jeweler/core/submissions';
import { LinkRow } from '../../../shared/data-list/link-row.tsx';
import { LinkRowGrid } from '../../../shared/data-list/link-row-grid.ts';
import { Scroller } from '../../../shared/data-list/row-scroller.ts';
import { useLinkRows } from '../../../shared/data-list/use-link-rows.ts';
import type { Selection } from '../../../shared/data-list/use-selection.ts';
import { requestPath } from '../../../shared/paths.ts';
import { getSender } from '../../../submissions/labels.ts';
import type { RecordFocus } from '../record/record-view.tsx';
import { SubmissionLine, submissionLineStyle } from './submission-line.tsx';

/** All styles of the rows. */
const RequestGrid = chakra(LinkRowGrid, {
  base: {
    containerType: 'inline-size',
    '& .row': { gridTemplateColumns: '2.75rem minmax(0, 1fr)', paddingLeft: { base: '1', lg: '2' } },
    '& .link': {
      ...submissionLineStyle,
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) fit-content(50%)',
        sm: submissionLineStyle.gridTemplateColumns,
      },
      '& .icon': { ...submissionLineStyle['& .icon'], display: { base: 'none', sm: 'block' } },
      '& .about': { ...submissionLineStyle['& .about'], gridColumn: { base: '1', sm: '2' } },
      // Large text on a phone: three lines, which the row has room for.
      '@container (max-width: 16rem)': {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        rowGap: '0',
        lineHeight: '1.4',
        '& .who': { gridColumn: '1 / -1' },
        '& .about': { gridColumn: '1 / -1', gridRow: '2' },
        '& .when': { gridColumn: '1', gridRow: '3', whiteSpace: 'nowrap' },
        '& .state': { gridRow: '3', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
    },
  },
});

export const getReference = ({ reference }: SubmissionItem): string => reference;

interface SubmissionRowsProps {
  /** They belong to the filters before. */
  isOutdated: boolean;
  /** Reference of the open record. */
  open: string | undefined;
  now: Date;
  /** Filters of the list, which the links to the records preserve: a query string with its question mark. */
  query: string;
  /** Identifies search and filters; when it changes, the list scrolls to the top. */
  viewKey: string;
  selection: Selection<SubmissionItem>;
  onOpen: (reference: string, focus: RecordFocus) => void;
  /** Called when the end of the fetched rows scrolls into view. */
  onEnd: (() => void) | undefined;
}

/** The requests, each a link to its record. */
export const SubmissionRows = (props: SubmissionRowsProps) => {
  const { isOutdated, open, now, query, viewKey, selection, onOpen, onEnd } = props;
  const { frame, grid, rows } = useLinkRows({
    shown: selection.shown,
    getKey: getReference,
    viewKey,
    selection,
    open,
    onOpen: ({ reference }) => onOpen(reference, 'record'),
    onEnd,
  });
  return (
    <Scroller ref={frame} aria-busy={isOutdated}>
      <RequestGrid {...grid} aria-label="Requests">
        {rows.map(({ item, key, row }) => (
          <LinkRow
            key={key}
            {...row}
            id={`request-${key}`}
            label={`Select ${getSender(item)}, ${key}`}
            to={requestPath(key) + query}
            isOpen={key === open}
          >
            <SubmissionLine submission={item} now={now} />
          </LinkRow>
        ))}
      </RequestGrid>
    </Scroller>
  );
};
