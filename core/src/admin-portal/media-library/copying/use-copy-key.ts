import { useEffect, useEffectEvent } from 'react';
import { isTextField } from '../../../ui/index.ts';
import { useHost } from '../../portal/portal-context.ts';

/** Text that is marked somewhere, or a field, is what the person means to copy. */
const meansText = (): boolean =>
  isTextField(document.activeElement) || !(document.getSelection()?.isCollapsed ?? true);

/**
 * Calls `copy` when the menu's Copy, or its keys, are used and no text is meant. Only where the host
 * has a menu. Undefined leaves the event to others.
 */
export const useCopyKey = (copy: (() => void) | undefined): void => {
  const hasMenu = useHost().commands !== undefined;
  const onCopy = useEffectEvent(() => {
    // The event itself is left alone: where nothing is marked the browser copies nothing.
    if (copy && !meansText()) copy();
  });
  useEffect(() => {
    if (!hasMenu) return;
    const listener = () => onCopy();
    document.addEventListener('copy', listener);
    return () => document.removeEventListener('copy', listener);
  }, [hasMenu]);
};
