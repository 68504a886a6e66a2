import { expect, test } from 'vitest';
import { positionAfter } from './move.ts';

// 0 1 2 3
// 4 5 6 7
// 8 9
const grid = { count: 10, columns: 4, pageRows: 2 };

test.each<[string, number, number]>([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 6, 2],
  ['ArrowUp', 2, 2],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 9, 9],
  ['Home', 6, 4],
  ['End', 4, 7],
  ['End', 8, 9],
  ['PageDown', 1, 9],
  ['PageDown', 3, 9],
  ['PageUp', 9, 1],
  ['PageUp', 6, 2],
])('in a grid %s leads from %d to %d', (key, from, to) => {
  expect(positionAfter(key, false, from, grid)).toBe(to);
});

test.each<[string, number, number]>([
  ['ArrowUp', 3, 2],
  ['ArrowDown', 3, 4],
  ['Home', 3, 0],
  ['End', 3, 9],
  ['PageDown', 3, 8],
  ['PageUp', 3, 0],
])('in a list %s leads from %d to %d', (key, from, to) => {
  expect(positionAfter(key, false, from, { count: 10, columns: 1, pageRows: 5 })).toBe(to);
});

test('Ctrl turns Home and End into the ends of all files, and moves nothing else', () => {
  expect(positionAfter('Home', true, 7, grid)).toBe(0);
  expect(positionAfter('End', true, 0, grid)).toBe(9);
  expect(positionAfter('ArrowDown', true, 0, grid)).toBeUndefined();
  expect(positionAfter('a', false, 0, grid)).toBeUndefined();
});
