import { describe, expect, test } from 'vitest';
import { CENTER, edgeOf, rimDots, stonePath } from './wheel-geometry.ts';

describe('the drawn wheel', () => {
  test('has its first stone centered at the top', () => {
    const left = edgeOf(0, 12);
    const right = edgeOf(1, 12);
    expect(left.y).toBe(right.y);
    expect(right.x - CENTER).toBeCloseTo(CENTER - left.x);
    expect(left.y).toBeLessThan(CENTER);
  });

  test('has stones that share their edges all the way round', () => {
    expect(edgeOf(12, 12)).toEqual(edgeOf(0, 12));
    const end = edgeOf(5, 12);
    expect(stonePath(4, 12)).toContain(`${end.x} ${end.y}Z`);
    expect(stonePath(5, 12)).toContain(`${CENTER} ${CENTER} ${end.x} ${end.y}A`);
  });

  test('carries a large dot at every edge and two small ones between', () => {
    const dots = rimDots(12);
    expect(dots).toHaveLength(36);
    expect(dots.filter(({ radius }) => radius > 2)).toHaveLength(12);
  });
});
