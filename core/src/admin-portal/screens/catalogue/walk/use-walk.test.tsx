import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RecordLine } from '../../../../schemas/index.ts';
import { useWalk } from './use-walk.ts';

const list = (...ids: number[]): RecordLine[] =>
  ids.map((id) => ({ id, name: `Ring ${id}`, state: 'live', revision: 1, missing: ['description'] }));

const walk = (...ids: number[]) =>
  renderHook(({ records }) => useWalk({ records, total: records.length, missing: 'any' }), {
    initialProps: { records: list(...ids) },
  });

test('what is saved leaves the list, what is skipped is not shown again', () => {
  const { result, rerender } = walk(1, 2, 3);
  expect(result.current).toMatchObject({ stop: { id: 1, lacks: ['description'] }, ahead: 2, left: 3 });
  // Saved: the list is told a moment later.
  act(() => result.current.forward());
  expect(result.current).toMatchObject({ stop: { id: 2 }, left: 2 });
  rerender({ records: list(2, 3) });
  expect(result.current).toMatchObject({ stop: { id: 2 }, ahead: 3, left: 2, skipped: 0 });
  // Skipped.
  act(() => result.current.forward());
  expect(result.current).toMatchObject({ stop: { id: 3 }, ahead: undefined, left: 1, skipped: 1 });
  act(() => result.current.forward());
  expect(result.current).toMatchObject({ stop: undefined, left: 0, skipped: 2 });
  act(() => result.current.restart());
  expect(result.current).toMatchObject({ stop: { id: 2 }, left: 2 });
});

test('the record that is shown stays when others come or somebody else completes it', () => {
  const { result, rerender } = walk(5, 6);
  rerender({ records: list(4, 6) });
  expect(result.current).toMatchObject({ stop: { id: 5 }, ahead: 4, left: 3 });
});

test('goes back to what was saved', () => {
  const { result, rerender } = walk(1, 2);
  expect(result.current.back).toBeUndefined();
  act(() => result.current.forward());
  rerender({ records: list(2) });
  act(() => result.current.back?.());
  expect(result.current).toMatchObject({ stop: { id: 1 }, ahead: 2 });
  act(() => result.current.forward());
  act(() => result.current.goTo(1));
  expect(result.current.stop?.id).toBe(1);
});
