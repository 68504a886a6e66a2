import { type CSSProperties, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { SubmissionItem } from '../../../../submissions/index.ts';
import { rowTop, scrollToReveal } from '../../../shared/data-list/row-metrics.ts';
import { useRowFocus } from '../../../shared/data-list/use-row-focus.ts';
import { useRowWindow } from '../../../shared/data-list/use-row-window.ts';
import { RequestGrid, ROW_HEIGHT, Scroller } from './request-grid.tsx';
import { requestInput } from './request-input.ts';
import { SubmissionRow } from './submission-row.tsx';
import { getReference, type RequestSelection } from './use-request-selection.ts';

/** The next page is fetched when fewer rows than this are left below. */
const AHEAD = 20;

/** Imperative handle for the screen around the list. */
export interface RowsHandle {
  /** Focuses the row that is the tab stop. */
  focus(): void;
}

interface SubmissionRowsProps {
  ref: Ref<RowsHandle>;
  submissions: readonly SubmissionItem[];
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

const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The virtualized list; its scroll position is preserved while rows are added and removed. */
export const SubmissionRows = (props: SubmissionRowsProps) => {
  const { ref, submissions, open, now, query, viewKey, selection, onOpen, onEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const height = ROW_HEIGHT * textSize();
  const metrics = useMemo(() => ({ columns: 1, rowStride: height, height, start: 0 }), [height]);
  const { current, moveTo } = useRowFocus(grid, submissions, getReference);
  const rows = useRowWindow({
    scroller,
    shown: submissions,
    getKey: getReference,
    metrics,
    current,
    viewKey,
  });

  const last = rows.at(-1) ?? -1;
  const isNearEnd = last >= submissions.length - AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again for every fetched page
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, submissions.length]);

  const goTo = (position: number) => {
    const { current: element } = scroller;
    moveTo(position, { focus: true });
    if (!element) return;
    const { scrollTop, clientHeight: viewHeight } = element;
    element.scrollTop = scrollToReveal(position, metrics, { scrollTop, viewHeight, covered: 0 });
  };
  useImperativeHandle(ref, () => ({ focus: () => goTo(current) }));
  const input = requestInput({
    submissions,
    layout: {
      count: submissions.length,
      columns: 1,
      pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height)),
    },
    current,
    moveTo: goTo,
    changeSelection: selection.change,
    onOpen,
  });

  return (
    <Scroller ref={scroller}>
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
              top={rowTop(position, metrics)}
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
