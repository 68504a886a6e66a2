import { type FocusEvent, useEffect, useState } from 'react';

/** Time each announcement stands, in milliseconds (SPEC section 9). */
export const ROTATION_MS = 5000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The current one of `count` announcements. It moves on by itself every five seconds while there is
 * more than one, and waits while the pointer is over it, while the keyboard is in it, and while it is
 * stopped; it starts out stopped for visitors who prefer reduced motion.
 */
export const useRotation = (count: number) => {
  const [position, setPosition] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const rotating = count > 1 && !stopped && !hovered && !focused;
  // The list may have become shorter than the position reached.
  const index = position % count;

  useEffect(() => setStopped(prefersStillness()), []);

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => setPosition((index + 1) % count), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [rotating, index, count]);

  return {
    index,
    rotating,
    stopped,
    toggle: () => setStopped(!stopped),
    next: () => setPosition((index + 1) % count),
    previous: () => setPosition((index + count - 1) % count),
    area: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      // A clicked arrow keeps the focus when the pointer has long gone; that is no one reading.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
};
