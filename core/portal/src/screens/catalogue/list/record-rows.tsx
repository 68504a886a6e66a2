import { chakra } from '@chakra-ui/react';
import { isPlaced, type RecordKind, type RecordLine, type RecordView } from '@jeweler/core/schemas';
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useState } from 'react';
import { Announcement } from '../../../shared/data-list/announcement.tsx';
import { LinkRowGrid } from '../../../shared/data-list/link-row-grid.ts';
import { getPosition } from '../../../shared/data-list/row-keys.ts';
import { Scroller } from '../../../shared/data-list/row-scroller.ts';
import { useLinkRows } from '../../../shared/data-list/use-link-rows.ts';
import type { Selection } from '../../../shared/data-list/use-selection.ts';
import { squareThumbnailStyle } from '../../../shared/thumbnail.tsx';
import { plainIconStyle } from '../../../shared/ui/icon.tsx';
import { formatViewQuery, isInOrder } from '../catalogue-view.ts';
import type { RecordList } from '../data/record-list.ts';
import { kindLabels } from '../labels.ts';
import { intoGap } from './display-order.ts';
import type { RecordMenuPosition } from './record-menu.tsx';
import { RecordRow } from './record-row.tsx';
import { dropLineStyle, useDragging } from './use-dragging.ts';
import { useMoving } from './use-moving.ts';

const handle = {
  display: 'grid',
  placeItems: 'center',
  width: 'target',
  color: 'admin.quiet',
  '& .icon': { width: '1.25rem', height: '1.25rem', ...plainIconStyle, strokeWidth: '2.5' },
} as const;

/** All styles of the rows. */
const RecordGrid = chakra(LinkRowGrid, {
  base: {
    '& .row': { gridTemplateColumns: 'minmax(0, 1fr) auto auto', bg: 'admin.panel' },
    '& .row.pickable': {
      gridTemplateColumns: 'min(2.75rem, 13vw) minmax(0, 1fr) auto auto',
      paddingLeft: { base: '1', lg: '2' },
    },
    '& .row.dragged': { opacity: '.5' },
    '& .link': {
      display: 'grid',
      // With large text on a phone, picture and box make room.
      gridTemplateColumns: 'min(3rem, 13vw) minmax(0, 1fr) fit-content(50%)',
      alignContent: 'center',
      columnGap: '3',
      rowGap: '2px',
      paddingLeft: 'panel',
    },
    '& .pickable .link': { paddingLeft: '1' },
    // Beside the grip, which has room of its own.
    // What comes behind the line is not shown on phones.
    '& .line:not(:last-child) .link': { paddingRight: { base: '4', sm: '0' } },
    '& .link.textual': { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' },
    '& .picture': {
      ...squareThumbnailStyle,
      gridRow: '1 / 3',
      aspectRatio: 'auto',
      height: '3rem',
      '& .icon': { width: '1.25rem', height: '1.25rem', ...plainIconStyle },
    },
    '& .name': {
      gridColumn: '2 / -1',
      textAlign: 'left',
      fontWeight: 'medium',
      lineHeight: 'snug',
      lineClamp: '2',
      overflowWrap: 'anywhere',
    },
    '& .textual .name': { gridColumn: '1 / -1' },
    '& .about': { truncate: true, color: 'admin.quiet', fontSize: 'small' },
    '& .standing': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      columnGap: '3',
      minWidth: '0',
      color: 'admin.quiet',
      fontSize: 'small',
    },
    '& .price': { truncate: true, color: 'admin.fg', fontVariantNumeric: 'tabular-nums' },
    // Above the link, which covers the row.
    // On a phone the name needs the room; a long press asks for the menu there.
    '& .more': { position: 'relative', zIndex: '1', display: { base: 'none', sm: 'grid' } },
    '& .more button': { ...handle, cursor: 'pointer', _hover: { color: 'admin.fg' } },
    // Else a phone would scroll the list.
    '& .grip': { ...handle, position: 'relative', zIndex: '1', cursor: 'grab', touchAction: 'none' },
    '& .target': dropLineStyle,
  },
});

const RecordMenu = lazy(async () => ({ default: (await import('./record-menu.tsx')).RecordMenu }));

interface RecordRowsProps {
  kind: RecordKind;
  list: RecordList;
  records: readonly RecordLine[];
  view: RecordView;
  /** The open record. */
  open: number | 'new' | undefined;
  /** Undefined where rows cannot be selected. */
  selection: Selection<RecordLine> | undefined;
  onOpen: (id: number) => void;
}

export const getKey = ({ id }: RecordLine) => String(id);

/** The records, each a link to its form, with their menu and their moves. */
export const RecordRows = (props: RecordRowsProps) => {
  const { kind, list, records, view, open, selection, onOpen } = props;
  const query = formatViewQuery(kind, view);
  const canMove = isInOrder(kind, view) && !isPlaced(kind);
  const hasMenu = !list.areDeleted && !isPlaced(kind);
  const { shown, moved, move } = useMoving(kind, records, kind === 'products' ? view.collection : undefined);
  const moveInto = (id: number, gap: number) => {
    const to = intoGap(shown, id, gap);
    if (to) move(to);
  };
  const { frame, scroller, height, current, grid, rows } = useLinkRows({
    shown,
    getKey,
    viewKey: `${kind} ${query}`,
    selection,
    open: open === undefined ? undefined : String(open),
    onOpen: ({ id }) => onOpen(id),
    onEnd: list.fetchMore,
  });
  const { dragging, start } = useDragging({
    scroller,
    grid: grid.ref,
    count: shown.length,
    onDrop: moveInto,
  });

  const [menu, setMenu] = useState<RecordMenuPosition>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = (position: RecordMenuPosition) => {
    setMenu(position);
    setMenuOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isStep = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (!isStep) return grid.onKeyDown(event);
    const record = shown[current];
    if (!canMove || !record || getPosition(event) === undefined) return;
    event.preventDefault();
    moveInto(record.id, event.key === 'ArrowUp' ? current - 1 : current + 2);
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
        {...grid}
        aria-label={kindLabels[kind].many}
        onKeyDown={onKeyDown}
        onContextMenu={onContextMenu}
      >
        {rows.map(({ item, key, row }) => (
          <RecordRow
            key={key}
            {...row}
            kind={kind}
            record={item}
            query={query}
            isDeleted={list.areDeleted}
            isOpen={item.id === open}
            isDragged={item.id === dragging?.id}
            onGrip={canMove ? start : undefined}
            onMore={hasMenu ? openMenu : undefined}
          />
        ))}
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
