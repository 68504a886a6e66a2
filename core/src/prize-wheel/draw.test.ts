import { describe, expect, test } from 'vitest';
import { cryptoRandom, draw } from './draw.ts';
import { prizeSegments, totalWeight } from './segments.ts';

const MAX_SAMPLE = 1 - 2 ** -32;
const weights = prizeSegments.map(({ weight }) => weight);

describe('the draw', () => {
  test('gives each segment exactly its weight in 63 equal steps', () => {
    const counts = prizeSegments.map(() => 0);
    for (let step = 0; step < totalWeight; step += 1) {
      const index = draw(prizeSegments, () => (step + 0.5) / totalWeight);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts).toEqual(weights);
  });

  test('changes segment at the very sample its share begins, to the last of 32 bits', () => {
    let below = 0;
    for (const [index, weight] of weights.entries()) {
      const first = Math.ceil((below / totalWeight) * 2 ** 32);
      expect(draw(prizeSegments, () => first / 2 ** 32)).toBe(index);
      if (index > 0) expect(draw(prizeSegments, () => (first - 1) / 2 ** 32)).toBe(index - 1);
      below += weight;
    }
  });

  test('gives the first segment for 0 and the last for the largest sample', () => {
    expect(draw(prizeSegments, () => 0)).toBe(0);
    expect(draw(prizeSegments, () => MAX_SAMPLE)).toBe(prizeSegments.length - 1);
  });

  test('never gives a segment without weight', () => {
    const [first, second, third] = prizeSegments;
    const segments = [{ ...first, weight: 0 }, second, { ...third, weight: 0 }];
    for (const sample of [0, 0.5, MAX_SAMPLE]) expect(draw(segments, () => sample)).toBe(1);
  });

  test.each([1, -0.1, Number.NaN])('refuses the sample %s', (sample) => {
    expect(() => draw(prizeSegments, () => sample)).toThrow(RangeError);
  });

  test('refuses a wheel without weight', () => {
    expect(() => draw([], () => 0)).toThrow(RangeError);
    expect(() => draw([{ ...prizeSegments[0], weight: 0 }], () => 0)).toThrow(RangeError);
  });
});

const toSource = (bits: number) => ({
  getRandomValues: (array: Uint32Array<ArrayBuffer>) => array.fill(bits),
});

describe('a cryptographic sample', () => {
  test('runs from 0 to just below 1', () => {
    expect(cryptoRandom(toSource(0))()).toBe(0);
    expect(cryptoRandom(toSource(2 ** 31))()).toBe(0.5);
    expect(cryptoRandom(toSource(0xffffffff))()).toBe(1 - 2 ** -32);
  });

  test('is fresh each time from the platform’s own source', () => {
    const random = cryptoRandom(globalThis.crypto);
    const drawn = new Set(Array.from({ length: 100 }, random));
    expect(drawn.size).toBeGreaterThan(90);
  });
});
