import { chakra } from '@chakra-ui/react';
import { type CSSProperties, type MouseEvent, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { getPosition, isOnButton, rowKeys } from '../../../shared/data-list/row-keys.ts';
import { rowTop, textSize } from '../../../shared/data-list/row-metrics.ts';
import { useRowWindow } from '../../../shared/data-list/use-row-window.ts';
import type { Selection } from '../../../shared/data-list/use-selection.ts';
import { getPublicUrl, type LibraryFile } from '../files/library-file.ts';
import type { ChangeView, LibraryView } from '../files/library-view.ts';
import type { MediaUses } from '../files/media-uses.ts';
import { FileGrid } from './file-grid.tsx';
import { FileItem } from './file-item.tsx';
import { ListHead } from './list-head.tsx';
import { listHeight, rowMetrics } from './row-metrics.ts';
import { useFileDragging } from './use-file-dragging.ts';
import { HEAD_FROM_COLUMNS, useMeasures } from './use-measures.ts';

export const Scroller = chakra('div', {
  base: {
    position: 'relative',
    height: 'var(--files-height, 600px)',
    overflowY: 'auto',
    overflowX: 'hidden',
    overflowAnchor: 'none',
    scrollbarGutter: 'stable',
    scrollbarWidth: 'thin',
    scrollbarColor: '{colors.admin.control} transparent',
    borderTop: 'rule',
    bg: 'admin.canvas',
  },
});

/** Position and file of a requested context menu. */
export interface MenuPosition {
  /** Pixels from the window's top left corner. */
  readonly x: number;
  readonly y: number;
  /** The file on which it was requested. */
  readonly file: LibraryFile;
}

/** Imperative handle for the screen around the files. */
export interface FileAreaHandle {
  /** Focuses a file and scrolls it into view. */
  focusFile(publicUrl: string): void;
}

interface FileAreaProps {
  ref: Ref<FileAreaHandle>;
  shown: readonly LibraryFile[];
  /** When its search, filters or sort order change, the list scrolls to the top. */
  view: LibraryView;
  onChange: ChangeView;
  selection: Selection<LibraryFile>;
  uses: MediaUses | undefined;
  /** Called on Enter, a double click, and the button on a file. */
  onOpen: (file: LibraryFile) => void;
  /** Without it, files have no context menu. */
  onMenu?: (position: MenuPosition) => void;
  /**
   * One file is to be chosen, which `onOpen` does: the last one that was clicked, or moved to by keyboard, is selected.
   * It has no preview and cannot be dragged.
   */
  choosing?: boolean;
}

/** Pointer and keyboard handlers for the element around the files. */
const useFileInput = (
  { shown, selection, choosing, onOpen, onMenu }: FileAreaProps,
  { layout, current, moveTo }: ReturnType<typeof useRowWindow<LibraryFile>>,
) => {
  const selectAt = (target: number, isRange: boolean) => {
    const file = shown[target];
    if (file && choosing) selection.change(() => [file.publicUrl]);
    else selection.select(shown, target, current, isRange);
  };
  const open = (position: number) => {
    const file = shown[position];
    if (file) onOpen(file);
  };

  const onClick = (event: MouseEvent) => {
    const position = getPosition(event);
    if (position === undefined) return;
    moveTo(position);
    if (isOnButton(event)) open(position);
    else selectAt(position, event.shiftKey);
  };

  const onDoubleClick = (event: MouseEvent) => {
    const position = getPosition(event);
    if (position !== undefined && !isOnButton(event)) open(position);
  };

  const moveByKey = (position: number) => {
    moveTo(position);
    if (choosing) selectAt(position, false);
  };
  const onKeyDown = rowKeys({ layout, current, moveTo: moveByKey, select: selectAt, open });

  /** Also called for the context menu key, for which systems report a point in the focused file. */
  const onContextMenu = (event: MouseEvent) => {
    const position = getPosition(event);
    const file = position === undefined ? undefined : shown[position];
    if (!onMenu || position === undefined || !file) return;
    event.preventDefault();
    moveTo(position);
    onMenu({ x: event.clientX, y: event.clientY, file });
  };

  return { onClick, onDoubleClick, onKeyDown, onContextMenu };
};

/** The scroll container of the files, virtualized: only files in view are rendered (SPEC section 2). */
export const FileArea = (props: FileAreaProps) => {
  const { ref, shown, view, onChange, selection, uses, choosing = false } = props;
  const { layout, ...query } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { width, scrollbar, columns } = useMeasures(scroller, grid);
  const metrics = useMemo(
    () => rowMetrics(layout, { width, columns, rem: textSize(), head: columns >= HEAD_FROM_COLUMNS }),
    [layout, width, columns],
  );
  const drawn = useRowWindow({
    scroller,
    grid,
    shown,
    getKey: getPublicUrl,
    metrics,
    viewKey: JSON.stringify(query),
    covered: layout === 'list' ? metrics.start : metrics.rowStride - metrics.height,
  });

  const { rows, current, moveTo } = drawn;
  const input = useFileInput(props, drawn);
  const dragging = useFileDragging(shown, selection);
  const onDragStart = choosing ? undefined : dragging;
  useImperativeHandle(ref, () => ({
    focusFile: (publicUrl) => {
      const position = shown.findIndex((file) => file.publicUrl === publicUrl);
      if (position !== -1) moveTo(position);
    },
  }));

  const positions = rows.flatMap((row) =>
    Array.from({ length: metrics.columns }, (_, column) => row * metrics.columns + column),
  );
  const height = listHeight(shown.length, metrics, textSize());
  const style: CSSProperties & Record<'--scrollbar', string> = { height, '--scrollbar': `${scrollbar}px` };
  return (
    <Scroller ref={scroller}>
      <FileGrid
        ref={grid}
        layout={layout}
        role="grid"
        aria-label="Files"
        aria-multiselectable={!choosing}
        aria-rowcount={shown.length + (layout === 'list' ? 1 : 0)}
        style={style}
        {...input}
        onDragStart={onDragStart}
      >
        {layout === 'list' ? <ListHead sort={view.sort} onSort={(sort) => onChange({ sort })} /> : null}
        {width === 0
          ? null
          : positions.map((position) => {
              const file = shown[position];
              return file ? (
                <FileItem
                  key={file.publicUrl}
                  file={file}
                  layout={layout}
                  position={position}
                  columns={metrics.columns}
                  top={rowTop(position, metrics)}
                  height={metrics.height}
                  selected={selection.keys.has(file.publicUrl)}
                  current={position === current}
                  draggable={onDragStart !== undefined}
                  hasPreview={!choosing}
                  uses={uses?.get(file.publicUrl)}
                />
              ) : null;
            })}
      </FileGrid>
    </Scroller>
  );
};
