import { expect, test } from 'vitest';
import { type Move, positionAfter, toMove } from './move.ts';

// 0 1 2 3
// 4 5 6 7
// 8 9
const grid = { count: 10, columns: 4, pageRows: 2 };

test.each<[Move, number, number]>([
  ['next', 3, 4],
  ['next', 9, 9],
  ['previous', 4, 3],
  ['previous', 0, 0],
  ['up', 6, 2],
  ['up', 2, 2],
  ['down', 1, 5],
  ['down', 7, 9],
  ['down', 9, 9],
  ['rowStart', 6, 4],
  ['rowEnd', 4, 7],
  ['rowEnd', 8, 9],
  ['pageDown', 1, 9],
  ['pageDown', 3, 9],
  ['pageUp', 9, 1],
  ['pageUp', 6, 2],
  ['first', 7, 0],
  ['last', 0, 9],
])('in a grid %s leads from %d to %d', (move, from, to) => {
  expect(positionAfter(move, from, grid)).toBe(to);
});

test.each<[Move, number, number]>([
  ['up', 3, 2],
  ['down', 3, 4],
  ['rowStart', 3, 0],
  ['rowEnd', 3, 9],
  ['pageDown', 3, 8],
  ['pageUp', 3, 0],
])('in a list %s leads from %d to %d', (move, from, to) => {
  expect(positionAfter(move, from, { count: 10, columns: 1, pageRows: 5 })).toBe(to);
});

test('Ctrl turns Home and End into the ends of all files, and moves nothing else', () => {
  expect(toMove('Home', false)).toBe('rowStart');
  expect(toMove('Home', true)).toBe('first');
  expect(toMove('End', true)).toBe('last');
  expect(toMove('ArrowDown', true)).toBeUndefined();
  expect(toMove('a', false)).toBeUndefined();
});
