import type { KeyboardEvent, MouseEvent } from 'react';
import type { SubmissionItem } from '../../../schemas/index.ts';
import type { Layout } from '../../rows/move.ts';
import { positionOf } from '../../rows/position-of.ts';
import { rowKeys } from '../../rows/row-keys.ts';
import { toggle } from '../../rows/selection.ts';
import { extendTo, type RequestSelection } from './use-request-selection.ts';

interface RequestInput {
  readonly submissions: readonly SubmissionItem[];
  readonly layout: Layout;
  /** Position of the tab stop. */
  readonly current: number;
  readonly moveTo: (position: number) => void;
  readonly changeSelection: RequestSelection['change'];
  readonly onOpen: (submission: SubmissionItem) => void;
}

const isOnCheckbox = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('.pick') !== null;

/**
 * What pointer and keys do among the rows, as in the media library but for the plain click, which opens:
 * handlers for the element around them.
 */
export const requestInput = (input: RequestInput) => {
  const { submissions, layout, current, moveTo, changeSelection, onOpen } = input;
  const select = (target: number, extend: boolean) => {
    const submission = submissions[target];
    if (!submission) return;
    changeSelection((selection) =>
      extend
        ? extendTo(selection, submissions, { target, from: current })
        : toggle(selection, submission.reference),
    );
  };
  const open = (position: number) => {
    const submission = submissions[position];
    if (submission) onOpen(submission);
  };

  const onClick = (event: MouseEvent) => {
    const position = positionOf(event);
    if (position === undefined) return;
    moveTo(position);
    const isOnBox = isOnCheckbox(event);
    // The link opens the record by itself.
    if (!isOnBox && !event.shiftKey && !event.ctrlKey && !event.metaKey) return;
    // With these keys it would open another tab or window; the box follows the selection.
    if (!isOnBox) event.preventDefault();
    select(position, event.shiftKey);
  };

  const onKeyDown: (event: KeyboardEvent) => void = rowKeys({ layout, current, moveTo, select, open });
  return { onClick, onKeyDown };
};
