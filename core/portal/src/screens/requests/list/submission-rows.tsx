import { chakra } from '@chakra-ui/react';
import type { SubmissionItem } from '@jeweler/core/submissions';
import type { CSSProperties, MouseEvent, Ref } from 'react';
import { LinkRowGrid } from '../../../shared/data-list/row-box-style.ts';
import { getPosition, rowKeys } from '../../../shared/data-list/row-keys.ts';
import { Scroller } from '../../../shared/data-list/row-scroller.ts';
import { type RowsHandle, useWindowedRows } from '../../../shared/data-list/use-windowed-rows.ts';
import { submissionLineStyle } from './submission-line.tsx';
import { SubmissionRow } from './submission-row.tsx';
import { getReference, type RequestSelection, select } from './use-request-selection.ts';

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

const isOnCheckbox = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('.pick') !== null;

interface SubmissionRowsProps {
  ref: Ref<RowsHandle>;
  submissions: readonly SubmissionItem[];
  /** They belong to the filters before. */
  isOutdated: boolean;
  /** Reference of the open record. */
  open: string | undefined;
  now: Date;
  query: string;
  /** Identifies search and filters; when it changes, the list scrolls to the top. */
  viewKey: string;
  selection: RequestSelection;
  onOpen: (submission: SubmissionItem) => void;
  /** Called when the end of the fetched rows scrolls into view. */
  onEnd: () => void;
}

/** The virtualized list; its scroll position is preserved while rows are added and removed. */
export const SubmissionRows = (props: SubmissionRowsProps) => {
  const { ref, submissions, isOutdated, open, now, query, viewKey, selection, onOpen, onEnd } = props;
  const { frame, grid, height, rows, current, moveTo, top, layout } = useWindowedRows({
    ref,
    shown: submissions,
    getKey: getReference,
    viewKey,
    onEnd,
  });
  const selectAt = (target: number, extend: boolean) =>
    selection.change((before) => select(before, submissions, { target, from: current, extend }));
  const openAt = (position: number) => {
    const submission = submissions[position];
    if (submission) onOpen(submission);
  };
  // As in the media library, except that a plain click opens.
  const onClick = (event: MouseEvent) => {
    const position = getPosition(event);
    if (position === undefined) return;
    moveTo(position);
    const isOnBox = isOnCheckbox(event);
    // The link opens the record natively.
    if (!isOnBox && !event.shiftKey && !event.ctrlKey && !event.metaKey) return;
    // With a modifier the link would open a new tab or window. The checkbox is controlled by the selection.
    if (!isOnBox) event.preventDefault();
    selectAt(position, event.shiftKey);
  };

  return (
    <Scroller ref={frame} aria-busy={isOutdated}>
      <RequestGrid
        ref={grid}
        role="grid"
        aria-label="Requests"
        aria-multiselectable="true"
        aria-rowcount={submissions.length}
        style={{ height: submissions.length * height } satisfies CSSProperties}
        onClick={onClick}
        onKeyDown={rowKeys({ layout, current, moveTo, select: selectAt, open: openAt })}
      >
        {rows.map((position) => {
          const submission = submissions[position];
          return submission ? (
            <SubmissionRow
              key={submission.reference}
              submission={submission}
              now={now}
              query={query}
              position={position}
              top={top(position)}
              height={height}
              selected={selection.value.keys.has(submission.reference)}
              open={submission.reference === open}
              current={position === current}
            />
          ) : null;
        })}
      </RequestGrid>
    </Scroller>
  );
};
