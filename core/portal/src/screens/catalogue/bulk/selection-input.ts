import type { RecordLine } from '@jeweler/core/schemas';
import type { MouseEvent } from 'react';
import { getPosition } from '../../../shared/data-list/row-keys.ts';
import { type ProductSelection, select } from './use-product-selection.ts';

interface SelectionInput {
  readonly shown: readonly RecordLine[];
  /** Position of the tab stop. */
  readonly current: number;
  /** Undefined where rows cannot be selected. */
  readonly selection: ProductSelection | undefined;
  readonly moveTo: (position: number) => void;
}

const isOn = ({ target }: MouseEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Selects rows by pointer and keyboard as in the requests: a plain click opens. */
export const selectionInput = ({ shown, current, selection, moveTo }: SelectionInput) => {
  const selectAt = (target: number, extend: boolean) =>
    selection?.change((value) => select(value, shown, { target, from: current, extend }));

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
  return { onClick, select: selectAt };
};
