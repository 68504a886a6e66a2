import type { SubmissionItem } from '@jeweler/core/submissions';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Layout } from '../../../shared/data-list/move.ts';
import { getPosition, rowKeys } from '../../../shared/data-list/row-keys.ts';
import { type RequestSelection, select } from './use-request-selection.ts';

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
 * Pointer and keyboard handlers for the element around the rows, as in the media library, except that a plain
 * click opens.
 */
export const requestInput = (input: RequestInput) => {
  const { submissions, layout, current, moveTo, changeSelection, onOpen } = input;
  const selectAt = (target: number, extend: boolean) =>
    changeSelection((selection) => select(selection, submissions, { target, from: current, extend }));
  const open = (position: number) => {
    const submission = submissions[position];
    if (submission) onOpen(submission);
  };

  const onClick = (event: MouseEvent) => {
    const position = getPosition(event);
    if (position === undefined) return;
    moveTo(position);
    const isOnBox = isOnCheckbox(event);
    // The link opens the record natively.
    if (!isOnBox && !event.shiftKey && !event.ctrlKey && !event.metaKey) return;
    // With a modifier the link would open a new tab or window. The checkbox is controlled by the selection.
    if (!isOnBox) event.preventDefault();
    selectAt(position, event.shiftKey);
  };

  const onKeyDown: (event: KeyboardEvent) => void = rowKeys({
    layout,
    current,
    moveTo,
    select: selectAt,
    open,
  });
  return { onClick, onKeyDown };
};
