import { isPlaced, type RecordKind, type RecordLine, type RecordView } from '@jeweler/core/schemas';
import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type Ref,
  Suspense,
  useCallback,
  useState,
} from 'react';
import { Announcement } from '../../../shared/data-list/announcement.tsx';
import { getPosition, rowKeys } from '../../../shared/data-list/row-keys.ts';
import { Scroller } from '../../../shared/data-list/row-scroller.ts';
import { type RowsHandle, useWindowedRows } from '../../../shared/data-list/use-windowed-rows.ts';
import { type ProductSelection, select } from '../bulk/use-product-selection.ts';
import { formatViewQuery, isInOrder } from '../catalogue-view.ts';
import type { RecordList } from '../data/record-list.ts';
import { kindLabels } from '../labels.ts';
import { dropped, stepped } from './display-order.ts';
import { RecordGrid } from './record-grid.tsx';
import type { RecordMenuPosition } from './record-menu.tsx';
import { RecordRow } from './record-row.tsx';
import { useDragging } from './use-dragging.ts';
import { useMoving } from './use-moving.ts';

const RecordMenu = lazy(async () => ({ default: (await import('./record-menu.tsx')).RecordMenu }));

interface RecordRowsProps {
  ref: Ref<RowsHandle>;
  kind: RecordKind;
  list: RecordList;
  records: readonly RecordLine[];
  view: RecordView;
  /** Id of the open record. */
  open: number | undefined;
  /** Undefined where rows cannot be selected. */
  selection: ProductSelection | undefined;
  onOpen: (id: number) => void;
}

const getKey = ({ id }: RecordLine) => String(id);

const isOn = ({ target }: MouseEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** The virtualized list; its scroll position is preserved while rows are added, moved and removed. */
export const RecordRows = (props: RecordRowsProps) => {
  const { ref, kind, list, records, view, open, selection, onOpen } = props;
  const query = formatViewQuery(kind, view);
  const canMove = isInOrder(kind, view) && !isPlaced(kind);
  const hasMenu = !list.areDeleted && !isPlaced(kind);
  const { shown, moved, move } = useMoving(kind, records, kind === 'products' ? view.collection : undefined);
  const { frame, scroller, grid, height, rows, current, moveTo, top, layout } = useWindowedRows({
    ref,
    shown,
    getKey,
    viewKey: `${kind} ${query}`,
    onEnd: list.fetchMore,
  });
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

  const selectAt = (target: number, extend: boolean) =>
    selection?.change((value) => select(value, shown, { target, from: current, extend }));
  // As in the requests: a plain click opens.
  const onClick = (event: MouseEvent) => {
    const position = getPosition(event);
    if (!selection || position === undefined || isOn(event, '.grip')) return;
    const isOnBox = isOn(event, '.pick');
    // The link opens the record natively.
    if (!isOnBox && !event.shiftKey && !event.ctrlKey && !event.metaKey) return;
    moveTo(position);
    // With a modifier the link would open a new tab or window. The checkbox is controlled by the selection.
    if (!isOnBox) event.preventDefault();
    selectAt(position, event.shiftKey);
  };
  const onRowKeys = rowKeys({
    layout,
    current,
    moveTo,
    select: selectAt,
    open: (position) => {
      const record = shown[position];
      if (record) onOpen(record.id);
    },
  });
  const [menu, setMenu] = useState<RecordMenuPosition>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback((position: RecordMenuPosition) => {
    setMenu(position);
    setMenuOpen(true);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const isStep = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (!isStep) return onRowKeys(event);
    const record = shown[current];
    if (!canMove || !record || getPosition(event) === undefined) return;
    event.preventDefault();
    const to = stepped(shown, record.id, event.key === 'ArrowUp' ? -1 : 1);
    if (to) move(to);
  };

  const onContextMenu = (event: MouseEvent) => {
    const record = shown[getPosition(event) ?? -1];
    if (!record || !hasMenu) return;
    event.preventDefault();
    openMenu({ x: event.clientX, y: event.clientY, record });
  };
  return (
    <Scroller ref={frame} aria-busy={list.isOutdated}>
      <RecordGrid
        ref={grid}
        role="grid"
        aria-label={kindLabels[kind].many}
        aria-rowcount={shown.length}
        aria-multiselectable={selection ? true : undefined}
        style={{ height: shown.length * height } satisfies CSSProperties}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onContextMenu={onContextMenu}
      >
        {rows.map((position) => {
          const record = shown[position];
          return record ? (
            <RecordRow
              key={record.id}
              kind={kind}
              record={record}
              query={query}
              isDeleted={list.areDeleted}
              position={position}
              top={top(position)}
              height={height}
              open={record.id === open}
              current={position === current}
              selected={selection?.value.keys.has(getKey(record))}
              isDragged={record.id === dragging?.id}
              onGrip={canMove ? start : undefined}
              onMore={hasMenu ? openMenu : undefined}
            />
          ) : null;
        })}
        {moved === undefined ? null : (
          <Announcement>{`Position ${shown.findIndex(({ id }) => id === moved) + 1} of ${shown.length}`}</Announcement>
        )}
        {menu ? (
          <Suspense fallback={null}>
            <RecordMenu
              kind={kind}
              position={menu}
              isOpen={isMenuOpen}
              onOpen={onOpen}
              onClose={() => setMenuOpen(false)}
            />
          </Suspense>
        ) : null}
        {dragging?.gap === undefined ? null : (
          <div className="target" style={{ top: dragging.gap * height }} aria-hidden="true" />
        )}
      </RecordGrid>
    </Scroller>
  );
};
