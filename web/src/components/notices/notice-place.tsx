import { useEffect, useRef } from 'react';
import { showNoticesIn } from './toast-area-state.ts';

/**
 * Where notices are shown while the modal dialog around it is open and the page's own area cannot be reached.
 * It is part of the dialog from the start: a live region must exist before its content changes.
 */
export const NoticePlace = ({ active }: { active: boolean }) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!active || !place.current) return;
    return showNoticesIn(place.current);
  }, [active]);
  return <section ref={place} aria-label="Notifications" aria-live="polite" />;
};
