import type { Rectangle } from 'electron';
import { expect, test } from 'vitest';
import { fitBounds } from './placement.ts';

const left: Rectangle = { x: 0, y: 0, width: 1920, height: 1040 };
const right: Rectangle = { x: 1920, y: 0, width: 1280, height: 1000 };

test('the first window stands in the middle of the first screen, and fits it', () => {
  expect(fitBounds(undefined, left)).toEqual({ x: 320, y: 120, width: 1280, height: 800 });
  const small = { x: 0, y: 24, width: 1024, height: 700 };
  expect(fitBounds(undefined, small)).toEqual(small);
});

test.each([
  ['on the second screen', { x: 2000, y: 100, width: 900, height: 700 }],
  ['across both screens', { x: 1500, y: 100, width: 900, height: 700 }],
  ['mostly off the right edge, but in reach', { x: 3000, y: 100, width: 900, height: 700 }],
  ['mostly below the lower edge, but in reach', { x: 2000, y: 960, width: 900, height: 700 }],
])('a place %s holds', (_, kept) => {
  expect(fitBounds(kept, right)).toEqual(kept);
});

test.each([
  ['whose screen is gone', { x: 2000, y: 100, width: 900, height: 700 }],
  ['that is hardly in reach', { x: 1850, y: 500, width: 900, height: 700 }],
  ['with its title bar above the screen', { x: 100, y: -600, width: 900, height: 700 }],
])('a window %s opens in the middle of the one left, in its size', (_, kept) => {
  expect(fitBounds(kept, left)).toEqual({ x: 510, y: 170, width: 900, height: 700 });
});

test('one that is bigger than the screen left is made to fit', () => {
  expect(fitBounds({ x: 4000, y: 0, width: 2560, height: 1400 }, right)).toEqual(right);
});
