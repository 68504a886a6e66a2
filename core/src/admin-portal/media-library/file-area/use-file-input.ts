import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import type { LibraryFile } from '../files/library-file.ts';
import { type Layout, moveOf, positionAfter } from '../keyboard/move.ts';
import { extendTo, toggle } from '../selection/selection.ts';
import type { UsedSelection } from '../selection/use-selection.ts';
import { positionOf } from './position-of.ts';

interface FileInput {
  readonly shown: readonly LibraryFile[];
  readonly layout: Layout;
  /** Position of the tab stop. */
  readonly current: number;
  readonly moveTo: (position: number) => void;
  readonly changeSelection: UsedSelection['change'];
  readonly onOpen: (file: LibraryFile) => void;
}

const isOnButton = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('button') !== null;

/** What pointer and keys do among the files: handlers for the element around them. */
export const useFileInput = ({ shown, layout, current, moveTo, changeSelection, onOpen }: FileInput) => {
  const select = (target: number, extend: boolean) => {
    const file = shown[target];
    if (!file) return;
    changeSelection((selection) =>
      extend ? extendTo(selection, shown, { target, from: current }) : toggle(selection, file.publicUrl),
    );
  };

  const open = (position: number) => {
    const file = shown[position];
    if (file) onOpen(file);
  };

  const onClick = (event: MouseEvent) => {
    const position = positionOf(event);
    if (position === undefined) return;
    moveTo(position);
    if (isOnButton(event)) open(position);
    else select(position, event.shiftKey);
  };

  const onDoubleClick = (event: MouseEvent) => {
    const position = positionOf(event);
    if (position !== undefined && !isOnButton(event)) open(position);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (positionOf(event) === undefined || event.altKey) return;
    const control = event.ctrlKey || event.metaKey;
    const move = moveOf(event.key, control);
    if (move) {
      const target = positionAfter(move, current, layout);
      if (event.shiftKey) select(target, true);
      moveTo(target);
    } else if (isOnButton(event)) return;
    else if (event.key === ' ') select(current, event.shiftKey);
    else if (event.key === 'Enter') open(current);
    else return;
    event.preventDefault();
  };

  return { onClick, onDoubleClick, onKeyDown };
};
