import { expect, test } from 'vitest';
import { moveZoom, stepZoom, toTransform, WHOLE } from './use-zoom.ts';

test('one step closer and back shows the whole picture again', () => {
  const close = stepZoom(WHOLE, 1);
  expect(close.scale).toBe(1.5);
  expect(stepZoom(close, -1)).toEqual(WHOLE);
  expect(stepZoom(WHOLE, -1)).toEqual(WHOLE);
});

test('what is under the pointer stays there', () => {
  // The middle of the upper left quarter.
  const zoom = stepZoom(WHOLE, 1, { x: 0.25, y: 0.25 });
  const left = zoom.x - 0.5 / zoom.scale;
  expect((0.25 - left) * zoom.scale).toBeCloseTo(0.25);
});

test('the frame stays inside the picture, and closer than eight times is enough', () => {
  let zoom = WHOLE;
  for (let step = 0; step < 20; step += 1) zoom = stepZoom(zoom, 1);
  expect(zoom.scale).toBe(8);
  expect(moveZoom(zoom, 100, -100)).toEqual({ scale: 8, x: 0.0625, y: 0.9375 });
  expect(moveZoom(WHOLE, 1, 1)).toEqual(WHOLE);
});

test('as CSS', () => {
  expect(toTransform({ scale: 2, x: 0.25, y: 0.5 })).toBe('scale(2) translate(25.000%, 0.000%)');
});
