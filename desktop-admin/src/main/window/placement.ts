/** A rectangle on the desktop, in device-independent pixels. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Smallest window in which the library is usable, at actual size. */
export const MINIMUM = { width: 640, height: 480 } as const;
const FIRST = { width: 1280, height: 800 } as const;

/** The strip by which a window is taken hold of, and how much of it has to be in reach. */
const GRIP = { width: 160, height: 32 } as const;

const overlap = (a: Rectangle, b: Rectangle) => ({
  width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)),
  height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)),
});

const isInReach = (window: Rectangle, area: Rectangle): boolean => {
  const grip = overlap({ ...window, height: GRIP.height }, area);
  return grip.width >= GRIP.width && grip.height === GRIP.height;
};

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

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
 * Where the window opens. A remembered place holds as long as the window can be taken hold of there;
 * one that reaches over an edge comes back onto its screen, one whose screen is gone to the middle of
 * the first.
 * @param areas work areas of the screens, the primary one first
 */
export const placeWindow = (
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
    x: between(nearest.x, kept.x, nearest.x + nearest.width - width),
    y: between(nearest.y, kept.y, nearest.y + nearest.height - height),
    width,
    height,
  };
};
