import { startTransition, useEffect, useState } from 'react';
import { useRenderedAt } from '../../data/use-catalogue.ts';

const MINUTE = 60_000;

/**
 * The current instant to the minute. In the server's HTML and at first it is the instant the page was
 * rendered at, which may lie days back, since pages are kept until the catalogue changes. Redrawing
 * calendar and hours for a new minute gives way to whatever the visitor does.
 */
export const useNow = (): Date => {
  const renderedAt = useRenderedAt().getTime();
  const [minute, setMinute] = useState(Math.floor(renderedAt / MINUTE));
  useEffect(() => {
    const tick = () => startTransition(() => setMinute(Math.floor(Date.now() / MINUTE)));
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return new Date(minute * MINUTE);
};
