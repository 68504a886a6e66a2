/** The wheel is drawn on 400 by 400 units around (200, 200). */
export const CENTER = 200;
/** Radius of the stones. */
const STONES = 182;
/** Radius of the circle of rim dots. */
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

/** Where the edge before stone `index` of `count` meets the rim; stone 0 is centred at the top. */
export const getEdge = (index: number, count: number): Point =>
  pointAt(((index - 0.5) * 360) / count, STONES);

/** Outline of stone `index` of `count` as SVG path data. */
export const stonePath = (index: number, count: number): string => {
  const from = getEdge(index, count);
  const to = getEdge(index + 1, count);
  return `M${CENTER} ${CENTER} ${from.x} ${from.y}A${STONES} ${STONES} 0 0 1 ${to.x} ${to.y}Z`;
};

/** The dots of the rim: a large one at each edge between stones, two small ones between edges. */
export const rimDots = (count: number): readonly (Point & { readonly radius: number })[] =>
  Array.from({ length: count * DOTS_PER_STONE }, (_, dot) => ({
    ...pointAt((dot / DOTS_PER_STONE - 0.5) * (360 / count), RIM),
    radius: dot % DOTS_PER_STONE === 0 ? 2.4 : 1.1,
  }));

/** Color token of the text on a stone: they are dark and light in turn. */
export const inkOn = (index: number): 'bone.100' | 'ink.900' => (index % 2 === 0 ? 'bone.100' : 'ink.900');

/** The two lines of a service's name on its stone: the first word, then the rest. */
export const labelLines = (service: string): readonly [string, string] => {
  const space = service.indexOf(' ');
  return space === -1 ? [service, ''] : [service.slice(0, space), service.slice(space + 1)];
};
