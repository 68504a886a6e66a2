import type { PrizeSegment } from './segments.ts';

/** Source of randomness: uniform in [0, 1). */
export type Random = () => number;

/**
 * Draws a segment in proportion to its weight (SPEC section 4) and returns its index. Throws RangeError when
 * no segment has weight, or when `random` returns a number outside [0, 1).
 */
export const draw = (segments: readonly PrizeSegment[], random: Random): number => {
  const total = segments.reduce((sum, segment) => sum + segment.weight, 0);
  if (!(total > 0)) throw new RangeError('The wheel needs at least one segment with weight.');
  const sample = random();
  if (!(sample >= 0 && sample < 1)) throw new RangeError(`random() returned ${sample}, outside [0, 1).`);
  let remaining = sample * total;
  for (const [index, segment] of segments.entries()) {
    remaining -= segment.weight;
    if (remaining < 0) return index;
  }
  // Rounding may leave a remainder above zero: that sample belongs to the last segment with weight.
  return segments.findLastIndex((segment) => segment.weight > 0);
};

/** An object with the Web Crypto method that the draw needs; `globalThis.crypto` in browsers and Node. */
interface RandomSource {
  getRandomValues(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer>;
}

/** Uniform numbers in [0, 1) with 32 random bits each from a cryptographic source. */
export const cryptoRandom =
  (source: RandomSource): Random =>
  () => {
    const [bits = 0] = source.getRandomValues(new Uint32Array(1));
    return bits / 2 ** 32;
  };
