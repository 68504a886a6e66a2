import type { DragEvent } from 'react';
import { useHost } from '../../portal/portal-context.ts';
import { positionOf } from '../../rows/position-of.ts';
import type { LibraryFile } from '../files/library-file.ts';
import type { SelectionState } from '../selection/use-selection.ts';

/** The click that ends a drag in its own file selects nothing. */
const swallowClick = () => {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true });
  // The click, if there is one, follows at once.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
};

/** Calls `onRelease` when the button is released here; once the system drags, this window gets no such event. */
const onceReleased = (onRelease: () => void) => {
  const over = new AbortController();
  const { signal } = over;
  const end = () => {
    over.abort();
    swallowClick();
    onRelease();
  };
  for (const name of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(name, end, { capture: true, signal });
  }
  // Pressed anew: that drag ended elsewhere.
  window.addEventListener('pointerdown', () => over.abort(), { capture: true, signal });
};

/**
 * Dragging files out of the window, where the host can do that: the whole selection when the file
 * belongs to it, else that file alone. A handler for the element around the files; undefined
 * without the ability.
 */
export const useFileDragging = (
  shown: readonly LibraryFile[],
  { value, selected }: SelectionState,
): ((event: DragEvent) => void) | undefined => {
  const { dragging } = useHost();
  if (!dragging) return undefined;

  return (event) => {
    const file = shown[positionOf(event) ?? -1];
    if (!file) return;
    // The page's own dragging would carry addresses of this window.
    event.preventDefault();
    onceReleased(() => dragging.release());
    const files = value.keys.has(file.publicUrl) ? selected : [file];
    dragging.start(files.map(({ publicUrl }) => publicUrl));
  };
};
