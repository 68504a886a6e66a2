import type { Random } from './draw.ts';

/** Full turns before the wheel stops, and the duration of the spin (SPEC sections 4 and 9). */
export const SPIN_TURNS = 5;
export const SPIN_MILLISECONDS = 4000;

/** Margin on each side of a segment, as a share of its width, so that the pointer never stops on an edge. */
const EDGE_MARGIN = 0.15;

/**
 * Clockwise rotation in degrees that brings segment `index` of `count` under the pointer at the top:
 * five full turns plus an offset in [0, 360). Segment 0 is centered at the top when the wheel is at rest.
 * `random` only moves the pointer inside the segment, between 15 % and 85 % of its width.
 */
export const landingRotation = (index: number, count: number, random: Random): number => {
  const width = 360 / count;
  const withinSegment = (random() - 0.5) * (1 - 2 * EDGE_MARGIN) * width;
  const offset = (((-index * width + withinSegment) % 360) + 360) % 360;
  return SPIN_TURNS * 360 + offset;
};
