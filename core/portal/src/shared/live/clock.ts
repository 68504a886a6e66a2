import { useEffect, useState } from 'react';

/** Polling interval in milliseconds: a timer set for midnight would stop while the computer sleeps. */
const CLOCK_INTERVAL_MS = 30_000;

/** Calls `listener` twice a minute and when the window becomes visible; returns the unsubscribe function. */
export const subscribeToClock = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, CLOCK_INTERVAL_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** The current time, updated every half minute. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => subscribeToClock(() => setNow(new Date())), []);
  return now;
};
