import { prizeSegments, SPIN_TURNS } from '@jeweler/core/prize-wheel';
import { describe, expect, test } from 'vitest';
import { segmentUnderPointer } from '../../../../tests/support/segment-under-pointer.ts';
import { spinWheel } from './wheel-state.ts';

/** A small seeded random generator (mulberry32). */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const width = 360 / prizeSegments.length;

describe('a spin', () => {
  test('comes to rest with the drawn segment under the pointer, for five thousand seeds', () => {
    for (let seed = 0; seed < 5000; seed += 1) {
      const { prize, rotation } = spinWheel(seeded(seed));
      expect(segmentUnderPointer(rotation, prizeSegments.length)).toBe(prize);
    }
  });

  test('never rests within a tenth of a segment of an edge', () => {
    for (let seed = 0; seed < 5000; seed += 1) {
      const { rotation } = spinWheel(seeded(seed));
      const fromEdge = (rotation + width / 2) % width;
      expect(Math.min(fromEdge, width - fromEdge)).toBeGreaterThan(width / 10);
    }
  });

  test('turns five times and at most once more', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const turns = spinWheel(seeded(seed)).rotation / 360;
      expect(turns).toBeGreaterThanOrEqual(SPIN_TURNS);
      expect(turns).toBeLessThan(SPIN_TURNS + 1);
    }
  });
});
