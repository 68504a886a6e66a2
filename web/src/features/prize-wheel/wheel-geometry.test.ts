import { prizeSegments } from '@jeweler/core/prize-wheel';
import { describe, expect, test } from 'vitest';
import { CENTER, getEdge, inkOn, labelLines, luminance, rimDots, stonePath } from './wheel-geometry.ts';

describe('the drawn wheel', () => {
  test('has its first stone centered at the top', () => {
    const left = getEdge(0, 12);
    const right = getEdge(1, 12);
    expect(left.y).toBe(right.y);
    expect(right.x - CENTER).toBeCloseTo(CENTER - left.x);
    expect(left.y).toBeLessThan(CENTER);
  });

  test('has stones that share their edges all the way round', () => {
    expect(getEdge(12, 12)).toEqual(getEdge(0, 12));
    const end = getEdge(5, 12);
    expect(stonePath(4, 12)).toContain(`${end.x} ${end.y}Z`);
    expect(stonePath(5, 12)).toContain(`${CENTER} ${CENTER} ${end.x} ${end.y}A`);
  });

  test('carries a large dot at every edge and two small ones between', () => {
    const dots = rimDots(12);
    expect(dots).toHaveLength(36);
    expect(dots.filter(({ radius }) => radius > 2)).toHaveLength(12);
  });
});

const inks = { 'bone.100': '#F6F1E7', 'ink.900': '#181410' };

describe('the label of a stone', () => {
  test.each(prizeSegments.map(({ id, color }) => [id, color]))('is readable on %s', (_, color) => {
    const [light, dark] = [luminance(color), luminance(inks[inkOn(color)])].sort((a, b) => b - a);
    expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThan(4.5);
  });

  test('stands in two lines', () => {
    expect(labelLines('Ring Sizing')).toEqual(['Ring', 'Sizing']);
    expect(labelLines('Polish & Shine')).toEqual(['Polish', '& Shine']);
    expect(labelLines('Engraving')).toEqual(['Engraving', '']);
  });
});
