import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import type { RecordKind, RecordLine } from '../../../../schemas/index.ts';
import { Announcement } from '../../../shared/data-list/announcement.tsx';
import { getPosition, rowKeys } from '../../../shared/data-list/row-keys.ts';
import { rowTop, scrollToReveal } from '../../../shared/data-list/row-metrics.ts';
import { useRowFocus } from '../../../shared/data-list/use-row-focus.ts';
import { useRowWindow } from '../../../shared/data-list/use-row-window.ts';
import { useAttempt } from '../../../shared/live/use-live.ts';
import { selectionInput } from '../bulk/selection-input.ts';
import type { ProductSelection } from '../bulk/use-product-selection.ts';
import { kindLabels } from '../labels.ts';
import { dropped, stepped } from './display-order.ts';
import { RecordGrid, ROW_HEIGHT, Scroller } from './record-grid.tsx';
import { RecordRow } from './record-row.tsx';
import { useDragging } from './use-dragging.ts';
import { useMoving } from './use-moving.ts';

/** The next page is fetched when fewer rows than this are left below. */
const AHEAD = 30;

/** Imperative handle for the screen around the list. */
export interface RowsHandle {
  /** Focuses the row that is the tab stop. */
  focus(): void;
}

interface RecordRowsProps {
  ref: Ref<RowsHandle>;
  kind: RecordKind;
  records: readonly RecordLine[];
  /** Id of the open record. */
  open: number | undefined;
  query: string;
  isDeleted: boolean;
  canMove: boolean;
  /** Undefined where rows cannot be selected. */
  selection: ProductSelection | undefined;
  onOpen: (id: number) => void;
  /** Called when the end of the fetched rows scrolls into view. */
  onEnd: () => void;
}

const getKey = ({ id }: RecordLine) => String(id);
const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The virtualized list; its scroll position is preserved while rows are added, moved and removed. */
export const RecordRows = (props: RecordRowsProps) => {
  const { ref, kind, records, open, query, isDeleted, canMove, selection, onOpen, onEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const attempt = useAttempt();
  const { shown, moved, move } = useMoving(kind, records);
  const height = ROW_HEIGHT * textSize();
  const metrics = useMemo(() => ({ columns: 1, rowStride: height, height, start: 0 }), [height]);
  const { current, moveTo } = useRowFocus(grid, shown, getKey);
  const rows = useRowWindow({ scroller, shown, getKey, metrics, current, viewKey: `${kind} ${query}` });
  const { dragging, start } = useDragging({
    scroller,
    grid,
    rowHeight: height,
    count: shown.length,
    onDrop: (id, gap) => {
      const to = dropped(shown, id, gap);
      if (to) move(to);
    },
  });

  const last = rows.at(-1) ?? -1;
  const isNearEnd = last >= shown.length - AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again for every fetched page
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, shown.length]);

  const goTo = (position: number) => {
    const { current: element } = scroller;
    moveTo(position, { focus: true });
    if (!element) return;
    const { scrollTop, clientHeight: viewHeight } = element;
    element.scrollTop = scrollToReveal(position, metrics, { scrollTop, viewHeight, covered: 0 });
  };
  useImperativeHandle(ref, () => ({ focus: () => goTo(current) }));
  const picking = selectionInput({ shown, current, selection, moveTo: goTo });
  const onRowKeys = rowKeys({
    layout: {
      count: shown.length,
      columns: 1,
      pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height)),
    },
    current,
    moveTo: goTo,
    select: picking.select,
    open: (position) => {
      const record = shown[position];
      if (record) onOpen(record.id);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isStep = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (!isStep) return onRowKeys(event);
    const record = shown[current];
    if (!canMove || !record || getPosition(event) === undefined) return;
    event.preventDefault();
    const to = stepped(shown, record.id, event.key === 'ArrowUp' ? -1 : 1);
    if (to) move(to);
  };

  return (
    <Scroller ref={scroller}>
      <RecordGrid
        ref={grid}
        role="grid"
        aria-label={kindLabels[kind].many}
        aria-rowcount={shown.length}
        aria-multiselectable={selection ? true : undefined}
        style={{ height: shown.length * height } satisfies CSSProperties}
        onClick={picking.onClick}
        onKeyDown={onKeyDown}
      >
        {rows.map((position) => {
          const record = shown[position];
          return record ? (
            <RecordRow
              key={record.id}
              kind={kind}
              record={record}
              query={query}
              isDeleted={isDeleted}
              position={position}
              top={rowTop(position, metrics)}
              height={height}
              open={record.id === open}
              current={position === current}
              attempt={attempt}
              selected={selection?.value.keys.has(getKey(record))}
              isDragged={record.id === dragging?.id}
              onGrip={canMove ? start : undefined}
            />
          ) : null;
        })}
        {moved === undefined ? null : (
          <Announcement>{`Position ${shown.findIndex(({ id }) => id === moved) + 1} of ${shown.length}`}</Announcement>
        )}
        {dragging?.gap === undefined ? null : (
          <div className="target" style={{ top: dragging.gap * height }} aria-hidden="true" />
        )}
      </RecordGrid>
    </Scroller>
  );
};
