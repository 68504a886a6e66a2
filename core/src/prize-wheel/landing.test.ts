import { describe, expect, test } from 'vitest';
import { segmentUnderPointer } from '../../../tests/support/segment-under-pointer.ts';
import { landingRotation, SPIN_MILLISECONDS, SPIN_TURNS } from './landing.ts';
import { prizeSegments } from './segments.ts';

const count = prizeSegments.length;
const width = 360 / count;
const indices = prizeSegments.map((_, index) => index);

/** Samples over all of [0, 1), its first and last 32-bit value included. */
const samples = [0, 1 - 2 ** -32, ...Array.from({ length: 997 }, (_, step) => (step + 0.5) / 997)];

/** The pointer's position in its segment, from 0 (one edge) to 1 (the other). */
const positionInSegment = (rotation: number): number => {
  const angle = (((-rotation + width / 2) % 360) + 360) % 360;
  return (angle % width) / width;
};

describe('the landing', () => {
  test.each(indices)('always rests on segment %i when it was drawn', (index) => {
    for (const sample of samples) {
      expect(
        segmentUnderPointer(
          landingRotation(index, count, () => sample),
          count,
        ),
      ).toBe(index);
    }
  });

  test.each(indices)('keeps clear of both edges of segment %i by 15 percent', (index) => {
    const positions = samples.map((sample) => positionInSegment(landingRotation(index, count, () => sample)));
    expect(Math.min(...positions)).toBeGreaterThan(0.15 - 1e-9);
    expect(Math.max(...positions)).toBeLessThan(0.85 + 1e-9);
  });

  test('uses the whole middle of the segment', () => {
    const positions = samples.map((sample) => positionInSegment(landingRotation(3, count, () => sample)));
    expect(Math.min(...positions)).toBeLessThan(0.16);
    expect(Math.max(...positions)).toBeGreaterThan(0.84);
  });

  test('turns five full times and then less than once more', () => {
    expect(SPIN_TURNS).toBe(5);
    for (const index of indices) {
      for (const sample of samples) {
        const rotation = landingRotation(index, count, () => sample);
        expect(rotation).toBeGreaterThanOrEqual(1800);
        expect(rotation).toBeLessThan(2160);
      }
    }
  });

  test('takes four seconds', () => {
    expect(SPIN_MILLISECONDS).toBe(4000);
  });
});

describe('the pointer', () => {
  test('stands over the first segment while the wheel is at rest', () => {
    expect(segmentUnderPointer(0, count)).toBe(0);
  });

  test('meets the segments backwards as the wheel turns clockwise', () => {
    expect(segmentUnderPointer(width, count)).toBe(11);
    expect(segmentUnderPointer(2 * width, count)).toBe(10);
    expect(segmentUnderPointer(360 + 11 * width, count)).toBe(1);
  });
});
