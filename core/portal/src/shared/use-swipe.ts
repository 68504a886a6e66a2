import { type TouchEvent, useRef } from 'react';

/** Minimum length of a swipe, in pixels. */
const MIN_SWIPE_PX = 48;

/** Touch handlers that step to the next or previous file on a one-finger swipe over the element. */
export const useSwipe = (step: (by: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers pinch to zoom.
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches, target }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger || target instanceof HTMLVideoElement) return;
      const [x, y] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      if (Math.abs(x) >= MIN_SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
};
