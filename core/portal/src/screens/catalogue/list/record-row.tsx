// biome-ignore-all lint/a11y/useSemanticElements: absolutely positioned rows cannot be table rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is on the row, not on its cells

import { shopDay } from '@jeweler/core/business';
import { formatPrice } from '@jeweler/core/format';
import { isPlaced, type RecordKind, type RecordLine } from '@jeweler/core/schemas';
import type { ComponentProps, PointerEvent } from 'react';
import { LinkRow } from '../../../shared/data-list/link-row.tsx';
import { cataloguePath } from '../../../shared/paths.ts';
import { AddressThumbnail } from '../../../shared/thumbnail.tsx';
import { dateAndTime } from '../../../shared/times.ts';
import { PlainIcon } from '../../../shared/ui/icon.tsx';
import { missingLabels, stateLabels } from '../labels.ts';
import { daysOnList } from '../shown-days.ts';
import type { RecordMenuPosition } from './record-menu.tsx';

interface RecordRowProps
  extends Omit<ComponentProps<typeof LinkRow>, 'id' | 'to' | 'label' | 'children' | 'beside'> {
  kind: RecordKind;
  record: RecordLine;
  /** View of the list, which the link to the record preserves: a query string with its question mark. */
  query: string;
  isDeleted: boolean;
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

/** Where it stands, except on the website, where nearly all are. */
const standing = (kind: RecordKind, { state, revision }: RecordLine): string => {
  if (isPlaced(kind)) return revision > 0 ? 'Changed' : '';
  return state === 'live' ? '' : stateLabels[state];
};

/** A record in the list. `RecordGrid` has the styles. */
export const RecordRow = (props: RecordRowProps) => {
  const { kind, record, query, isDeleted, isDragged, onGrip, onMore, ...row } = props;
  const { id, name, price, image_url } = record;
  const hasPicture = kind === 'products' || kind === 'collections' || kind === 'site-pictures';
  return (
    <LinkRow
      {...row}
      id={`record-${id}`}
      to={cataloguePath(kind, id) + query}
      label={`Select ${name}`}
      className={isDragged ? 'dragged' : ''}
      linkClass={hasPicture ? '' : 'textual'}
      keyShortcuts={onGrip ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
      beside={
        <>
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
        </>
      }
    >
      {hasPicture ? (
        <span className="picture">
          <AddressThumbnail address={image_url} />
        </span>
      ) : null}
      <bdi className="name">{name}</bdi>
      <span className="about">{about(record)}</span>
      <span className="standing">
        {isDeleted ? stateLabels.deleted : standing(kind, record)}
        {kind === 'products' ? <span className="price">{formatPrice(price)}</span> : null}
      </span>
    </LinkRow>
  );
};
