import type { MouseEvent } from 'react';
import type { Layout } from '../../../shared/data-list/move.ts';
import { getPosition, isOnButton, rowKeys } from '../../../shared/data-list/row-keys.ts';
import type { Selection } from '../../../shared/data-list/use-selection.ts';
import type { LibraryFile } from '../files/library-file.ts';

/** Position and file of a requested context menu. */
export interface MenuPosition {
  /** Pixels from the window's top left corner. */
  readonly x: number;
  readonly y: number;
  /** The file on which it was requested. */
  readonly file: LibraryFile;
}

interface FileInput {
  readonly shown: readonly LibraryFile[];
  readonly layout: Layout;
  /** Position of the tab stop. */
  readonly current: number;
  readonly moveTo: (position: number) => void;
  readonly selection: Selection<LibraryFile>;
  /** At most one file is selected: the last one that was clicked, or moved to by keyboard. */
  readonly choosing: boolean;
  readonly onOpen: (file: LibraryFile) => void;
  /** Called when the context menu is requested on a file, with the position in the window. */
  readonly onMenu: ((position: MenuPosition) => void) | undefined;
}

/** Pointer and keyboard handlers for the element around the files. */
export const useFileInput = (input: FileInput) => {
  const { shown, layout, current, moveTo, selection, choosing, onOpen, onMenu } = input;
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
