import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: a timer set for midnight would sleep with the computer. */
const CLOCK_INTERVAL = 30_000;

/** Calls `listener` twice a minute, and when the window is looked at again; returns what ends that. */
export const subscribeToClock = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, CLOCK_INTERVAL);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** The present time, kept up to half a minute. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => subscribeToClock(() => setNow(new Date())), []);
  return now;
};
