import { useEffect, useState } from 'react';

/**
 * Counts whole seconds down to 0, from the server's value and by the monotonic clock, which clock changes do
 * not affect.
 */
export const useSecondsLeft = (seconds: number): number => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    if (seconds === 0) return;
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
};
