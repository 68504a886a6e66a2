import { expect, test } from 'vitest';
import { createSpeedometer, remainingTime } from './upload-progress.ts';

test.each([
  [1_000_000, undefined, undefined],
  [1_000_000, 1_000_000, undefined],
  [30_000_000, 1_000_000, 'less than a minute left'],
  [60_000_000, 1_000_000, 'about a minute left'],
  [300_000_000, 1_000_000, 'about 5 minutes left'],
  [2_000_000_000, 100_000, 'about 6 hours left'],
])('%d bytes at %s a second: %s', (bytes, speed, text) => {
  expect(remainingTime(bytes, speed)).toBe(text);
});

test('the speed is that of the last seconds, and unknown at first', () => {
  const { add } = createSpeedometer();
  expect(add(0, 0)).toBeUndefined();
  expect(add(1000, 1000)).toBeUndefined();
  expect(add(5000, 5000)).toBe(1000);
  for (let second = 6; second <= 40; second += 1) add(5000 + (second - 5) * 100, second * 1000);
  expect(add(8600, 41_000)).toBe(100);
});

test('an upload that goes on from an earlier byte is measured anew', () => {
  const { add } = createSpeedometer();
  add(0, 0);
  add(8000, 5000);
  expect(add(2000, 6000)).toBeUndefined();
  expect(add(7000, 11_000)).toBe(1000);
});
