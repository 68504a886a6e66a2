import { expect, test } from 'vitest';
import { zoomAfter } from './zoom.ts';

test('zooming goes in steps, back to actual size, and ends where nothing could be read or seen', () => {
  expect(zoomAfter(0, 'in')).toBe(0.5);
  expect(zoomAfter(0.5, 'out')).toBe(0);
  expect(zoomAfter(2.5, 'reset')).toBe(0);
  expect(zoomAfter(5, 'in')).toBe(5);
  expect(zoomAfter(-3, 'out')).toBe(-3);
});
