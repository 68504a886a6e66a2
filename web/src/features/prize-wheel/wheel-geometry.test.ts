import { prizeSegments } from '@jeweler/core/prize-wheel';
import { describe, expect, test } from 'vitest';
import { CENTER, getEdge, inkOn, labelLines, rimDots, stonePath } from './wheel-geometry.ts';

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

const channel = (hex: string, start: number) => {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
/** Relative luminance (WCAG 2) of a color written as `#RRGGBB`, 0 to 1. */
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

describe('the label of a stone', () => {
  test.each(prizeSegments.map(({ color }, index) => [color, index]))('is readable on %s', (color, index) => {
    const [light, dark] = [luminance(color), luminance(inks[inkOn(index)])].sort((a, b) => b - a);
    expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThan(4.5);
  });

  test('stands in two lines', () => {
    expect(labelLines('Ring Sizing')).toEqual(['Ring', 'Sizing']);
    expect(labelLines('Polish & Shine')).toEqual(['Polish', '& Shine']);
    expect(labelLines('Engraving')).toEqual(['Engraving', '']);
  });
});
