import { type FocusEvent, useEffect, useState } from 'react';

/** How long each announcement is shown, in milliseconds (SPEC section 9). */
export const ROTATION_MS = 5000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The index of the current one of `count` announcements. With more than one, it advances every five seconds,
 * except while the pointer is over the banner, while the keyboard focus is in it, and while it is stopped;
 * for visitors who prefer reduced motion, it is stopped at first.
 */
export const useRotation = (count: number) => {
  const [position, setPosition] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const rotating = count > 1 && !stopped && !hovered && !focused;
  // The list may have become shorter than the current position.
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
      // A clicked arrow keeps the focus after the pointer has left: only :focus-visible stops the rotation.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
};
