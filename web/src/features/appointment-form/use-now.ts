import { startTransition, useEffect, useState } from 'react';
import { useRenderedAt } from '../../data/use-catalogue.ts';

const MINUTE_MS = 60_000;

/**
 * The current instant, to the minute. In the server's HTML and during hydration it is the instant at which
 * the page was rendered, which may be days ago, since pages are cached until the catalogue changes. Updates
 * are transitions: rendering calendar and hours yields to input.
 */
export const useNow = (): Date => {
  const renderedAt = useRenderedAt().getTime();
  const [minute, setMinute] = useState(Math.floor(renderedAt / MINUTE_MS));
  useEffect(() => {
    const tick = () => startTransition(() => setMinute(Math.floor(Date.now() / MINUTE_MS)));
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(minute * MINUTE_MS);
};
