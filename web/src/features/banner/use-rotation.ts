import { useEffect, useRef, useState } from 'react';

/** How long each announcement is shown, in milliseconds (SPEC section 9). */
export const ROTATION_MS = 5000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The index of the current one of `count` announcements. With more than one, it advances every five seconds,
 * except while the pointer is over the banner, while the focus is in it (a clicked arrow keeps it after the
 * pointer has left: SPEC section 2), and while it is stopped; for visitors who prefer reduced motion, it is
 * stopped at first.
 */
export const useRotation = (count: number) => {
  const [position, setPosition] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const element = useRef<HTMLElement>(null);
  const rotating = count > 1 && !stopped && !hovered && !focused;
  // The list may have become shorter than the current position.
  const index = position % count;

  useEffect(() => {
    setStopped(prefersStillness());
    // The pointer, or the focus, may have come before the banner was hydrated.
    setHovered(element.current?.matches(':hover') ?? false);
    setFocused(element.current?.matches(':focus-within') ?? false);
  }, []);

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
      ref: element,
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
};
