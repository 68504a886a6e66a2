import type { Random } from './draw.ts';

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
