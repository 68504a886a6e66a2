import type { RecordLine } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { intoGap, placed, placementOf } from './display-order.ts';

const list = (...ids: number[]): RecordLine[] =>
  ids.map((id) => ({ id, name: `Ring ${id}`, state: 'live', revision: 1, missing: [] }));
const ids = (records: readonly RecordLine[]) => records.map(({ id }) => id);
const records = list(1, 2, 3, 4);

test('a record is shown in its new place', () => {
  expect(ids(placed(records, { id: 3, after: null }))).toEqual([3, 1, 2, 4]);
  expect(ids(placed(records, { id: 1, after: 4 }))).toEqual([2, 3, 4, 1]);
  expect(ids(placed(records, { id: 2, after: 1 }))).toEqual([1, 2, 3, 4]);
});

test('without the record or its neighbour, nothing moves', () => {
  expect(placed(records, undefined)).toBe(records);
  expect(placed(records, { id: 9, after: 1 })).toBe(records);
  expect(placed(records, { id: 1, after: 9 })).toBe(records);
});

test('a step names the neighbour above the new place', () => {
  expect(intoGap(records, 3, 1)).toEqual({ id: 3, after: 1 });
  expect(intoGap(records, 2, 0)).toEqual({ id: 2, after: null });
  expect(intoGap(records, 2, 3)).toEqual({ id: 2, after: 3 });
  expect(intoGap(records, 1, -1)).toBeUndefined();
  expect(intoGap(records, 4, 5)).toBeUndefined();
});

test('a step and a step back leave the order as it was', () => {
  for (const [position, { id }] of records.entries())
    for (const gap of [position - 1, position + 2]) {
      const moved = placed(records, intoGap(records, id, gap));
      if (moved !== records) expect(ids(placed(moved, placementOf(records, id)))).toEqual(ids(records));
    }
});

test('a drop beside itself moves nothing', () => {
  expect(intoGap(records, 2, 1)).toBeUndefined();
  expect(intoGap(records, 2, 2)).toBeUndefined();
  expect(intoGap(records, 1, 0)).toBeUndefined();
  expect(intoGap(records, 2, 0)).toEqual({ id: 2, after: null });
  expect(intoGap(records, 2, 4)).toEqual({ id: 2, after: 4 });
});
