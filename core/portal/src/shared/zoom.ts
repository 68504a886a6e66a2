/** How a picture is enlarged: by which factor, and which point of it is in the middle (0 to 1, from the top left). */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0.5, y: 0.5 };
const MAX_SCALE = 8;
const STEP = 1.5;

/** Keeps the frame inside the picture. */
const within = (position: number, scale: number): number => {
  const half = 0.5 / scale;
  return Math.min(1 - half, Math.max(half, position));
};

const zoomTo = (scale: number, x: number, y: number): Zoom => {
  const bounded = Math.min(MAX_SCALE, Math.max(1, scale));
  return { scale: bounded, x: within(x, bounded), y: within(y, bounded) };
};

/**
 * One step closer (1) or back (-1); the point of the frame at `at` (0 to 1) stays where it is.
 */
export const stepZoom = (zoom: Zoom, direction: 1 | -1, at = { x: 0.5, y: 0.5 }): Zoom => {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * STEP ** direction));
  const shift = 1 / zoom.scale - 1 / scale;
  return zoomTo(scale, zoom.x + (at.x - 0.5) * shift, zoom.y + (at.y - 0.5) * shift);
};

/** Moves the picture by a part of the frame's width and height. */
export const moveZoom = ({ scale, x, y }: Zoom, byX: number, byY: number): Zoom =>
  zoomTo(scale, x - byX / scale, y - byY / scale);

/** CSS transform of a picture that fills its frame. */
export const toTransform = ({ scale, x, y }: Zoom): string =>
  `scale(${scale}) translate(${((0.5 - x) * 100).toFixed(3)}%, ${((0.5 - y) * 100).toFixed(3)}%)`;
