/** The wheel is drawn on 400 by 400 units around (200, 200). */
export const CENTER = 200;
/** Radius of the stones. */
const STONES = 182;
/** Radius on which the dots of the rim sit. */
const RIM = 189;
const DOTS_PER_STONE = 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A point on a circle; degrees run clockwise from the top. */
const pointAt = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(CENTER + radius * Math.sin(angle)), y: round(CENTER - radius * Math.cos(angle)) };
};

/** Where the edge before stone `index` of `count` meets the rim; stone 0 is centered at the top. */
export const edgeOf = (index: number, count: number): Point => pointAt(((index - 0.5) * 360) / count, STONES);

/** Outline of stone `index` of `count` as SVG path data. */
export const stonePath = (index: number, count: number): string => {
  const from = edgeOf(index, count);
  const to = edgeOf(index + 1, count);
  return `M${CENTER} ${CENTER} ${from.x} ${from.y}A${STONES} ${STONES} 0 0 1 ${to.x} ${to.y}Z`;
};

/** The dots of the rim: a large one at every edge between stones, two small ones between. */
export const rimDots = (count: number): readonly (Point & { readonly radius: number })[] =>
  Array.from({ length: count * DOTS_PER_STONE }, (_, dot) => ({
    ...pointAt((dot / DOTS_PER_STONE - 0.5) * (360 / count), RIM),
    radius: dot % DOTS_PER_STONE === 0 ? 2.4 : 1.1,
  }));
