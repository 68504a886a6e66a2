import type { SubmissionItem } from '@jeweler/core/submissions';
import type { CSSProperties, Ref } from 'react';
import { ROW_HEIGHT, Scroller } from '../../../shared/data-list/row-scroller.ts';
import { type RowsHandle, useWindowedRows } from '../../../shared/data-list/use-windowed-rows.ts';
import { RequestGrid } from './request-grid.tsx';
import { requestInput } from './request-input.ts';
import { SubmissionRow } from './submission-row.tsx';
import { getReference, type RequestSelection } from './use-request-selection.ts';

/** The next page is fetched when fewer rows than this are left below. */
const ROWS_AHEAD = 20;

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
    rowHeight: ROW_HEIGHT,
    viewKey,
    ahead: ROWS_AHEAD,
    onEnd,
  });
  const input = requestInput({
    submissions,
    layout,
    current,
    moveTo,
    changeSelection: selection.change,
    onOpen,
  });

  return (
    <Scroller ref={frame} aria-busy={isOutdated}>
      <RequestGrid
        ref={grid}
        role="grid"
        aria-label="Requests"
        aria-multiselectable="true"
        aria-rowcount={submissions.length}
        style={{ height: submissions.length * height } satisfies CSSProperties}
        {...input}
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
