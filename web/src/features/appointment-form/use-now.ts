import { useSyncExternalStore } from 'react';
import { useRenderedAt } from '../../data/use-catalogue.ts';

const MINUTE = 60_000;

const everyMinute = (tick: () => void) => {
  const timer = setInterval(tick, MINUTE);
  return () => clearInterval(timer);
};

/**
 * The current instant to the minute. In the server's HTML and during hydration it is the instant the
 * page was rendered at, which may lie days back, since pages are kept until the catalogue changes.
 */
export const useNow = (): Date => {
  const renderedAt = useRenderedAt().getTime();
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE),
    () => Math.floor(renderedAt / MINUTE),
  );
  return new Date(minute * MINUTE);
};
