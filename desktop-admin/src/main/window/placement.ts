import type { Rectangle } from 'electron';

/** Minimum window size in which the library is usable, at zoom level 0. */
export const MINIMUM = { width: 640, height: 480 } as const;
const FIRST = { width: 1280, height: 800 } as const;

/** Size of the part of the title bar that has to be reachable, so that the window can be dragged. */
const GRIP = { width: 160, height: 32 } as const;

const overlap = (a: Rectangle, b: Rectangle) => ({
  width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)),
  height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)),
});

const isInReach = (window: Rectangle, area: Rectangle): boolean => {
  const grip = overlap({ ...window, height: GRIP.height }, area);
  return grip.width >= GRIP.width && grip.height === GRIP.height;
};

const clamp = (min: number, value: number, max: number): number => Math.max(min, Math.min(value, max));

const centred = (size: { width: number; height: number }, area: Rectangle): Rectangle => {
  const width = Math.min(size.width, area.width);
  const height = Math.min(size.height, area.height);
  return {
    x: Math.round(area.x + (area.width - width) / 2),
    y: Math.round(area.y + (area.height - height) / 2),
    width,
    height,
  };
};

/**
 * The initial bounds of the window. Remembered bounds are used if the window can be dragged there; otherwise
 * it is moved back onto the screen that it overlaps most or, if it overlaps none, centered on the first
 * screen.
 * @param areas work areas of the screens, the primary one first
 */
export const fitBounds = (
  kept: Rectangle | undefined,
  areas: readonly [Rectangle, ...Rectangle[]],
): Rectangle => {
  if (!kept) return centred(FIRST, areas[0]);
  if (areas.some((area) => isInReach(kept, area))) return kept;
  const size = (area: Rectangle) => {
    const { width, height } = overlap(kept, area);
    return width * height;
  };
  const nearest = areas.reduce((best, area) => (size(area) > size(best) ? area : best));
  if (size(nearest) === 0) return centred(kept, areas[0]);
  const width = Math.min(kept.width, nearest.width);
  const height = Math.min(kept.height, nearest.height);
  return {
    x: clamp(nearest.x, kept.x, nearest.x + nearest.width - width),
    y: clamp(nearest.y, kept.y, nearest.y + nearest.height - height),
    width,
    height,
  };
};
