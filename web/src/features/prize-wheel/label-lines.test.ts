import { prizeSegments } from '@jeweler/core/prize-wheel';
import { describe, expect, test } from 'vitest';
import { inkOn, labelLines, luminance } from './label-lines.ts';

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
