import type { DragEvent } from 'react';
import { getPosition } from '../../../shared/data-list/row-keys.ts';
import type { Selection } from '../../../shared/data-list/use-selection.ts';
import { useHost } from '../../../shared/portal.ts';
import type { LibraryFile } from '../files/library-file.ts';

/** A click that ends a drag on its own file must not select anything. */
const swallowClick = () => {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true });
  // The click, if there is one, follows immediately.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
};

/**
 * Calls `onRelease` when the button is released in this window; once the system drags, the window gets no
 * such event.
 */
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
  // Another press: the previous drag ended elsewhere.
  window.addEventListener('pointerdown', () => over.abort(), { capture: true, signal });
};

/**
 * Dragging of files out of the window, in hosts that support it: the whole selection if the file belongs to
 * it, otherwise only that file. Returns a handler for the element around the files; undefined without
 * support.
 */
export const useFileDragging = (
  shown: readonly LibraryFile[],
  { keys, selected }: Pick<Selection<LibraryFile>, 'keys' | 'selected'>,
): ((event: DragEvent) => void) | undefined => {
  const { dragging } = useHost();
  if (!dragging) return undefined;

  return (event) => {
    const file = shown[getPosition(event) ?? -1];
    if (!file) return;
    // Native HTML dragging would carry URLs of this window.
    event.preventDefault();
    onceReleased(() => dragging.release());
    const files = keys.has(file.publicUrl) ? selected : [file];
    dragging.start(files.map(({ publicUrl }) => publicUrl));
  };
};
