import type { Rectangle } from 'electron';

/** Minimum window size in which the library is usable, at zoom level 0. */
export const MINIMUM = { width: 640, height: 480 } as const;
const FIRST = { width: 1280, height: 800 } as const;

/** Size of the part of the title bar that has to be reachable, so that the window can be dragged. */
const GRIP = { width: 160, height: 32 } as const;

/**
 * The initial bounds of the window: those of the last time if it can be dragged there, otherwise the middle of the
 * screen.
 * @param area work area of the screen that is nearest to them, at first of the primary one
 */
export const fitBounds = (kept: Rectangle | undefined, area: Rectangle): Rectangle => {
  if (kept) {
    const reach = Math.min(kept.x + kept.width, area.x + area.width) - Math.max(kept.x, area.x);
    const isBelowTop = kept.y >= area.y && kept.y + GRIP.height <= area.y + area.height;
    if (reach >= GRIP.width && isBelowTop) return kept;
  }
  const { width: wide, height: high } = kept ?? FIRST;
  const [width, height] = [Math.min(wide, area.width), Math.min(high, area.height)];
  return {
    x: Math.round(area.x + (area.width - width) / 2),
    y: Math.round(area.y + (area.height - height) / 2),
    width,
    height,
  };
};
