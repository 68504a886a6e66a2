import { chakra } from '@chakra-ui/react';
import { type CSSProperties, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { useAttempt } from '../../live/use-live.ts';
import type { MediaUses } from '../data/media-uses.ts';
import type { LibraryFile } from '../files/library-file.ts';
import type { UsedSelection } from '../selection/use-selection.ts';
import { FileGrid } from './file-grid.tsx';
import { FileItem } from './file-item.tsx';
import { ListHead } from './list-head.tsx';
import { rowMetrics, scrollToReveal } from './row-metrics.ts';
import { HEAD_FROM_COLUMNS, useGridColumns } from './use-columns.ts';
import { useFileDragging } from './use-file-dragging.ts';
import { useFileFocus } from './use-file-focus.ts';
import { useFileInput } from './use-file-input.ts';
import { useMeasures } from './use-measures.ts';
import { useRowWindow } from './use-row-window.ts';

export const Scroller = chakra('div', {
  base: {
    position: 'relative',
    height: '600px',
    overflowY: 'auto',
    overflowX: 'hidden',
    overflowAnchor: 'none',
    scrollbarGutter: 'stable',
    scrollbarWidth: 'thin',
    scrollbarColor: '{colors.admin.control} transparent',
    borderTop: '1px solid',
    borderColor: 'admin.rule',
    bg: 'admin.canvas',
  },
});

/** What the screen around the files can have them do. */
export interface FileAreaHandle {
  /** Gives a file the focus, and scrolls it into view. */
  focusFile(publicUrl: string): void;
}

interface FileAreaProps {
  ref: Ref<FileAreaHandle>;
  shown: readonly LibraryFile[];
  layout: 'grid' | 'list';
  /** Names what is looked for and how it is sorted; with another one the list begins at its top. */
  viewKey: string;
  used: UsedSelection;
  uses: MediaUses | undefined;
  onOpen: (file: LibraryFile) => void;
}

const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The scrolling area with the files, of which only those in view are drawn (SPEC section 2). */
export const FileArea = ({ ref, shown, layout, viewKey, used, uses, onOpen }: FileAreaProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { width, scrollbar } = useMeasures(scroller, grid);
  const columns = useGridColumns();
  const metrics = useMemo(
    () => rowMetrics(layout, { width, columns, rem: textSize(), head: columns >= HEAD_FROM_COLUMNS }),
    [layout, width, columns],
  );
  const { current, moveTo } = useFileFocus(grid, shown);
  const rows = useRowWindow({ scroller, shown, metrics, current, viewKey });

  const goTo = (position: number) => {
    const { current: element } = scroller;
    moveTo(position, { focus: true });
    if (!element) return;
    const covered = layout === 'list' ? metrics.start : metrics.pitch - metrics.height;
    const { scrollTop, clientHeight: viewHeight } = element;
    const row = Math.floor(position / metrics.columns);
    element.scrollTop = scrollToReveal(row, metrics, { scrollTop, viewHeight, covered });
  };
  const input = useFileInput({
    shown,
    layout: {
      count: shown.length,
      columns: metrics.columns,
      pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / metrics.pitch)),
    },
    current,
    moveTo: goTo,
    changeSelection: used.change,
    onOpen,
  });
  const attempt = useAttempt();
  const onDragStart = useFileDragging(shown, used);
  useImperativeHandle(ref, () => ({
    focusFile: (publicUrl) => {
      const position = shown.findIndex((file) => file.publicUrl === publicUrl);
      if (position !== -1) goTo(position);
    },
  }));

  const positions = rows.flatMap((row) =>
    Array.from({ length: metrics.columns }, (_, column) => row * metrics.columns + column),
  );
  const height = metrics.start + Math.ceil(shown.length / metrics.columns) * metrics.pitch + textSize() / 2;
  const style: CSSProperties & Record<'--scrollbar', string> = { height, '--scrollbar': `${scrollbar}px` };
  return (
    <Scroller ref={scroller}>
      <FileGrid
        ref={grid}
        layout={layout}
        role="grid"
        aria-label="Files"
        aria-multiselectable="true"
        aria-rowcount={shown.length + (layout === 'list' ? 1 : 0)}
        style={style}
        {...input}
        onDragStart={onDragStart}
      >
        {layout === 'list' ? <ListHead /> : null}
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
                  top={metrics.start + Math.floor(position / metrics.columns) * metrics.pitch}
                  height={metrics.height}
                  selected={used.selection.urls.has(file.publicUrl)}
                  current={position === current}
                  draggable={onDragStart !== undefined}
                  uses={uses?.get(file.publicUrl)}
                  attempt={attempt}
                />
              ) : null;
            })}
      </FileGrid>
    </Scroller>
  );
};
