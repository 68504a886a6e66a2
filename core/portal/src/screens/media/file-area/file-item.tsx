// biome-ignore-all lint/a11y/useSemanticElements: absolutely positioned rows cannot be table rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is on the row, not on its cells

import { formatFileSize, formatLocalDate } from '@jeweler/core/format';
import type { MediaUse } from '@jeweler/core/schemas';
import { type CSSProperties, memo } from 'react';
import { usedBy } from '../../../shared/media-usage.ts';
import { Thumbnail } from '../../../shared/thumbnail.tsx';
import { shopDateAndTime } from '../../../shared/times.ts';
import { PlainIcon } from '../../../shared/ui/icon.tsx';
import type { LibraryFile } from '../files/library-file.ts';
import { cellStyle } from './row-metrics.ts';

interface FileItemProps {
  file: LibraryFile;
  layout: 'grid' | 'list';
  /** Index among the files shown, from 0. */
  position: number;
  columns: number;
  /** Distance from the top of the list, and height, in pixels. */
  top: number;
  height: number;
  selected: boolean;
  /** Whether the file is the only tab stop of the list. */
  current: boolean;
  /** Whether it can be dragged out of the window. */
  draggable: boolean;
  /** Whether it has the button of its preview. */
  hasPreview: boolean;
  uses: readonly MediaUse[] | undefined;
}

/**
 * A file as a card or as a list row. Both are rows of one grid to screen readers, so that there is a single
 * focus position and controls may be inside. `FileGrid` has the styles: styled components would cost more
 * than the search itself.
 */
export const FileItem = memo((props: FileItemProps) => {
  const { file, layout, position, columns, top, height, selected, current, uses } = props;
  const used = usedBy(uses);
  const size = formatFileSize(file.size);
  const type = file.type.toUpperCase();
  const style: CSSProperties = { top, height, ...cellStyle(position, columns) };
  const mark = used ? (
    <span className="used" title={used}>
      {`Used ${uses?.length}×`}
    </span>
  ) : null;
  const location = file.hasLocation && 'contains a location';
  const note = location ? (
    <span className="note" title={location}>
      <PlainIcon name="pin" />
    </span>
  ) : null;
  return (
    <div
      role="row"
      className="file"
      style={style}
      data-position={position}
      aria-rowindex={position + (layout === 'list' ? 2 : 1)}
      aria-selected={selected}
      aria-label={[file.name, layout === 'list' && file.relativePath, size, type, used, location]
        .filter(Boolean)
        .join(', ')}
      tabIndex={current ? 0 : -1}
      draggable={props.draggable || undefined}
    >
      <div role="gridcell" className="thumb">
        <Thumbnail file={file} layout={layout} />
        <span className="tick">
          <PlainIcon name="check" />
        </span>
        {layout === 'grid' ? mark : null}
        {props.hasPreview ? (
          <button
            type="button"
            className="look"
            tabIndex={-1}
            aria-label={`Quick look at ${file.name}`}
            title="Quick look"
          >
            <PlainIcon name="eye" />
          </button>
        ) : null}
      </div>
      {layout === 'grid' ? (
        <div role="gridcell" className="meta">
          <span className="name" title={file.name}>
            {file.name}
          </span>
          <span className="sub">
            <span>{size}</span>
            {note}
            {type === '' ? null : <span className="badge">{type}</span>}
          </span>
        </div>
      ) : (
        <>
          <div role="gridcell" className="name" title={file.name}>
            <span className="line">
              <span className="text">{file.name}</span>
              {mark}
              {note}
            </span>
            <span className="sub">{[size, type, file.relativePath].filter(Boolean).join(' · ')}</span>
          </div>
          <div role="gridcell" className="path" title={file.relativePath}>
            {file.relativePath}
          </div>
          <div role="gridcell" className="type">
            {type === '' ? null : <span className="badge">{type}</span>}
          </div>
          <div role="gridcell" className="size">
            {size}
          </div>
          {/* In the viewer's own format (SPEC section 2); every other date of the portal is in shop time. */}
          <div role="gridcell" className="date" title={`${shopDateAndTime(file.lastModified)}, shop time`}>
            {formatLocalDate(file.lastModified)}
          </div>
          <div role="gridcell" className="added">
            {file.addedAt === undefined ? null : shopDateAndTime(file.addedAt)}
          </div>
        </>
      )}
    </div>
  );
});
