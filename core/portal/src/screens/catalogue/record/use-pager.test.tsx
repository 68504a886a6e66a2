import type { RecordLine } from '@jeweler/core/schemas';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RecordList } from '../data/record-list.ts';
import { usePager } from './use-pager.ts';

const line = (id: number): RecordLine => ({
  id,
  name: `Ring ${id}`,
  state: 'live',
  revision: 1,
  missing: ['description'],
});

const list = (ids: readonly number[], rest: Partial<RecordList> = {}): RecordList => ({
  records: ids.map(line),
  areDeleted: false,
  isOutdated: false,
  counts: undefined,
  total: ids.length,
  error: null,
  isFetching: false,
  hasNextPage: false,
  fetchNextPage: () => {},
  fetchMore: () => {},
  refetch: () => {},
  ...rest,
});

const page = (found: RecordList, id: number) =>
  renderHook((props) => usePager(props.found, props.id, 'any'), { initialProps: { found, id } });

test('the next one is that after the open one, and none after the last', () => {
  const { result, rerender } = page(list([1, 2, 3]), 1);
  expect(result.current).toMatchObject({ position: 1, total: 3, previous: undefined, next: 2 });
  rerender({ found: list([1, 2, 3]), id: 3 });
  expect(result.current).toMatchObject({ position: 3, previous: 2, next: 'none' });
});

test('of one that has left the list, since it is complete, those beside it stay the same', () => {
  const { result, rerender } = page(list([1, 2, 3]), 2);
  rerender({ found: list([1, 3]), id: 2 });
  expect(result.current).toMatchObject({ position: undefined, total: 2, previous: 1, next: 3 });
  rerender({ found: list([1]), id: 2 });
  expect(result.current).toMatchObject({ previous: 1, next: 'none' });
});

test('what was seen before says nothing, and more is fetched at the end of what has been', () => {
  const fetchMore = vi.fn();
  const { result, rerender } = page(list([7, 8], { isOutdated: true }), 8);
  expect(result.current).toMatchObject({ position: undefined, next: undefined });
  rerender({ found: list([7, 8], { total: 3, isFetching: true, fetchMore }), id: 8 });
  expect(result.current).toMatchObject({ position: 2, next: undefined });
  expect(fetchMore).not.toHaveBeenCalled();
  rerender({ found: list([7, 8], { total: 3, fetchMore }), id: 8 });
  expect(fetchMore).toHaveBeenCalledOnce();
});
