// biome-ignore-all lint/a11y/useSemanticElements: absolutely positioned rows cannot be table rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is on the row, not on its cells

import { shopDay } from '@jeweler/core/business';
import { formatPrice } from '@jeweler/core/format';
import { isPlaced, type RecordKind, type RecordLine } from '@jeweler/core/schemas';
import { type CSSProperties, memo, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { cataloguePath } from '../../../shared/paths.ts';
import { AddressThumbnail } from '../../../shared/thumbnail.tsx';
import { dateAndTime } from '../../../shared/times.ts';
import { PlainIcon } from '../../../shared/ui/icon.tsx';
import { missingLabels, stateLabels } from '../labels.ts';
import { daysOnList } from '../shown-days.ts';
import type { RecordMenuPosition } from './record-menu.tsx';

interface RecordRowProps {
  kind: RecordKind;
  record: RecordLine;
  /** View of the list, which the link to the record preserves: a query string with its question mark. */
  query: string;
  isDeleted: boolean;
  /** Index in the list, from 0. */
  position: number;
  /** Distance from the top of the list, and height, in pixels. */
  top: number;
  height: number;
  open: boolean;
  /** Whether the row is the list's only tab stop. */
  current: boolean;
  /** Undefined where rows cannot be selected. */
  selected: boolean | undefined;
  isDragged: boolean;
  /** Starts dragging the row; undefined where rows cannot be moved. */
  onGrip: ((event: PointerEvent, id: number) => void) | undefined;
  /** Opens the row's menu; undefined where there is none. */
  onMore: ((position: RecordMenuPosition) => void) | undefined;
}

const about = (record: RecordLine): string => {
  const { slug, missing, publishAt, starts_on, ends_on, detail, stock_number } = record;
  if (stock_number !== undefined) return `No. ${stock_number}`;
  if (publishAt !== undefined) return `Will be published ${dateAndTime(publishAt)}`;
  const days = daysOnList({ starts_on, ends_on }, shopDay(new Date()));
  if (days !== '') return days;
  return missing.length > 0 ? missing.map((lack) => missingLabels[lack]).join(', ') : (slug ?? detail ?? '');
};

/** A record in the list: a row covered by a link. `RecordGrid` has the styles. */
export const RecordRow = memo((props: RecordRowProps) => {
  const { kind, record, query, isDeleted, position, top, height, open, current } = props;
  const { selected, isDragged, onGrip, onMore } = props;
  const { id, name, price, state, image_url, revision } = record;
  const labelId = `record-${id}`;
  const hasPicture = kind === 'products' || kind === 'collections' || kind === 'site-pictures';
  const stateLabel = isPlaced(kind)
    ? revision > 0
      ? 'Changed'
      : ''
    : stateLabels[isDeleted ? 'deleted' : state];
  return (
    <div
      role="row"
      className={`row${selected === undefined ? '' : ' pickable'}${isDragged ? ' dragged' : ''}`}
      style={{ top, height } satisfies CSSProperties}
      data-position={position}
      aria-rowindex={position + 1}
      aria-selected={selected}
      aria-current={open || undefined}
      aria-labelledby={labelId}
      aria-keyshortcuts={onGrip ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
      tabIndex={current ? 0 : -1}
    >
      {selected === undefined ? null : (
        <div role="gridcell" className="pick">
          {/* Changed by the handlers around the rows: see `RecordRows`. */}
          <input type="checkbox" tabIndex={-1} aria-label={`Select ${name}`} checked={selected} readOnly />
        </div>
      )}
      <div role="gridcell" className="line">
        <Link
          id={labelId}
          className={hasPicture ? 'link' : 'link textual'}
          tabIndex={-1}
          to={cataloguePath(kind, id) + query}
          draggable={false}
        >
          {hasPicture ? (
            <span className="picture">
              <AddressThumbnail address={image_url} />
            </span>
          ) : null}
          <bdi className="name">{name}</bdi>
          {hasPicture ? <span className="price">{kind === 'products' ? formatPrice(price) : ''}</span> : null}
          <span className="about">{about(record)}</span>
          <span className="state">{stateLabel}</span>
        </Link>
      </div>
      {onMore ? (
        <div role="gridcell" className="more">
          {/* The keyboard asks for the menu on the row itself. */}
          <button
            type="button"
            aria-label={`More for ${name}`}
            title="More"
            tabIndex={-1}
            onClick={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect();
              onMore({ x: left, y: bottom, record });
            }}
          >
            <PlainIcon name="more" />
          </button>
        </div>
      ) : null}
      {onGrip ? (
        // For the pointer only; the keyboard moves the row itself.
        <div
          role="gridcell"
          className="grip"
          title="Drag to move"
          onPointerDown={(event) => onGrip(event, id)}
        >
          <PlainIcon name="grip" />
        </div>
      ) : null}
    </div>
  );
});
