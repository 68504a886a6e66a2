import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../../../shared/portal.ts';
import { isTextField } from '../../../ui/index.ts';

/** With a text selection, or in a text field, the user means to copy text. */
const meansText = (): boolean =>
  isTextField(document.activeElement) || !(document.getSelection()?.isCollapsed ?? true);

/**
 * Calls `copy` when the menu's Copy command or its shortcut is used and no text is to be copied. Only in
 * hosts with a menu. With undefined, the event is left to other listeners.
 */
export const useCopyKey = (copy: (() => void) | undefined): void => {
  const hasMenu = useHost().commands !== undefined;
  const onCopy = useEffectEvent(() => {
    // The event is not prevented: without a text selection the browser copies nothing.
    if (copy && !meansText()) copy();
  });
  useEffect(() => {
    if (!hasMenu) return;
    const listener = () => onCopy();
    document.addEventListener('copy', listener);
    return () => document.removeEventListener('copy', listener);
  }, [hasMenu]);
};
