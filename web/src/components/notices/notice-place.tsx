import { useEffect, useRef } from 'react';
import { showNoticesIn } from './toast-area-state.ts';

/**
 * Where notices are shown while a modal dialog around it is open: the page's own area is out of reach then. It stands
 * in the dialog from the beginning, since a live region has to be there before it can speak.
 */
export const NoticePlace = ({ active }: { active: boolean }) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!active || !place.current) return;
    return showNoticesIn(place.current);
  }, [active]);
  return <section ref={place} aria-label="Notifications" aria-live="polite" />;
};
