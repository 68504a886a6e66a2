import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './use-selection.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];
const getKey = (letter: string) => letter;
const start = () => {
  const { result, rerender } = renderHook(({ shown }) => useSelection(shown, getKey), {
    initialProps: { shown: letters },
  });
  return {
    show: (shown: string[]) => rerender({ shown }),
    keys: () => [...result.current.keys].sort().join(''),
    selected: () => result.current.selected.join(''),
    select: (letter: string, isRange = false, from = 0) => {
      const { shown, select } = result.current;
      act(() => select(shown, shown.indexOf(letter), from, isRange));
    },
    all: () => act(() => result.current.selectShown()),
    none: () => act(() => result.current.deselectShown()),
  };
};

test('a selection takes an item in and gives it back; it extends from the item chosen last, in both directions, and shrinks again', () => {
  const { select, keys } = start();
  select('b');
  expect(keys()).toBe('b');
  select('b');
  expect(keys()).toBe('');
  select('e');
  select('c');
  select('d', true);
  expect(keys()).toBe('cde');
  select('a', true);
  expect(keys()).toBe('abce');
  select('c', true);
  expect(keys()).toBe('ce');
});

test('it extends from where the focus was when nothing shown was chosen before', () => {
  const { select, keys } = start();
  select('d', true, 2);
  expect(keys()).toBe('cd');
  select('b', true, 3);
  expect(keys()).toBe('bc');
  const other = start();
  other.select('a');
  other.show(letters.slice(2));
  other.select('d', true, 0);
  expect(other.keys()).toBe('acd');
});

test('all that is shown is added to what a filter hides, and given back without it', () => {
  const { select, keys, selected, show, all, none } = start();
  select('e');
  show(['a', 'b']);
  all();
  expect([keys(), selected()]).toEqual(['abe', 'ab']);
  none();
  expect(keys()).toBe('e');
});

test('what is selected is read in the order shown', () => {
  const { select, selected } = start();
  for (const letter of ['d', 'a']) select(letter);
  expect(selected()).toBe('ad');
});
