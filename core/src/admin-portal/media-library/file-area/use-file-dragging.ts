import type { DragEvent } from 'react';
import { useHost } from '../../portal/portal-context.ts';
import type { LibraryFile } from '../files/library-file.ts';
import type { UsedSelection } from '../selection/use-selection.ts';
import { positionOf } from './position-of.ts';

/** The click that ends a drag in its own file selects nothing. */
const swallowClick = () => {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true });
  // The click, if there is one, follows at once.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
};

/** Calls `letGo` when the button is let go here; once the system drags, this window hears of no such thing. */
const whenLetGo = (letGo: () => void) => {
  const over = new AbortController();
  const { signal } = over;
  const end = () => {
    over.abort();
    swallowClick();
    letGo();
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
  { selection, selected }: UsedSelection,
): ((event: DragEvent) => void) | undefined => {
  const { dragging } = useHost();
  if (!dragging) return undefined;

  return (event) => {
    const file = shown[positionOf(event) ?? -1];
    if (!file) return;
    // The page's own dragging would carry addresses of this window.
    event.preventDefault();
    whenLetGo(() => dragging.release());
    const files = selection.urls.has(file.publicUrl) ? selected : [file];
    dragging.start(files.map(({ publicUrl }) => publicUrl));
  };
};
