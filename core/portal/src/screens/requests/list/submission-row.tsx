// biome-ignore-all lint/a11y/useSemanticElements: absolutely positioned rows cannot be table rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is on the row, not on its cells

import type { SubmissionItem } from '@jeweler/core/submissions';
import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router-dom';
import { requestPath } from '../../../shared/paths.ts';
import { getSender } from '../../../submissions/labels.ts';
import { SubmissionLine } from './submission-line.tsx';

interface SubmissionRowProps {
  submission: SubmissionItem;
  now: Date;
  /** Filters of the list, which the link to the record preserves: a query string with its question mark. */
  query: string;
  /** Index in the list, from 0. */
  position: number;
  /** Distance from the top of the list, and height, in pixels. */
  top: number;
  height: number;
  selected: boolean;
  /** Whether its record is open. */
  open: boolean;
  /** Whether the row is the list's only tab stop. */
  current: boolean;
}

/** A submission in the list: a selectable row, covered by a link. `RequestGrid` has the styles. */
export const SubmissionRow = memo((props: SubmissionRowProps) => {
  const { submission, now, query, position, top, height, selected, open, current } = props;
  const { reference } = submission;
  const id = `request-${reference}`;
  return (
    <div
      role="row"
      className="row"
      style={{ top, height } satisfies CSSProperties}
      data-position={position}
      aria-rowindex={position + 1}
      aria-selected={selected}
      aria-current={open || undefined}
      aria-labelledby={id}
      tabIndex={current ? 0 : -1}
    >
      <div role="gridcell" className="pick">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select ${getSender(submission)}, ${reference}`}
          checked={selected}
          // Changed by the handlers of `SubmissionRows`.
          readOnly
        />
      </div>
      <div role="gridcell" className="line">
        <Link id={id} className="link" tabIndex={-1} to={requestPath(reference) + query} draggable={false}>
          <SubmissionLine submission={submission} now={now} />
        </Link>
      </div>
    </div>
  );
});
