import { describe, expect, test } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { emptySelection, type Selection, toggle } from '../../../shared/data-list/selection.ts';
import { toLibraryFile } from '../files/library-file.ts';
import { deselectAll, extendTo, getSelected, selectAll, withoutVanished } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'].map((name) => toLibraryFile(mediaFile(name)));
const url = (name: string) => `/media/${name}`;
const toNames = ({ keys }: Selection) => [...keys].map((each) => each.slice('/media/'.length)).toSorted();

describe('a selection', () => {
  test('takes a file in and gives it back', () => {
    const once = toggle(emptySelection, url('b'));
    expect(toNames(once)).toEqual(['b']);
    expect(toNames(toggle(once, url('b')))).toEqual([]);
  });

  test('extends from the file chosen last, in both directions, and shrinks again', () => {
    const start = toggle(toggle(emptySelection, url('e')), url('c'));
    const down = extendTo(start, shown, { target: 3, from: 0 });
    expect(toNames(down)).toEqual(['c', 'd', 'e']);
    const up = extendTo(down, shown, { target: 0, from: 3 });
    expect(toNames(up)).toEqual(['a', 'b', 'c', 'e']);
    expect(toNames(extendTo(up, shown, { target: 2, from: 0 }))).toEqual(['c', 'e']);
  });

  test('extends from where the focus was when nothing shown was chosen before', () => {
    const range = extendTo(emptySelection, shown, { target: 3, from: 2 });
    expect(toNames(range)).toEqual(['c', 'd']);
    expect(toNames(extendTo(range, shown, { target: 1, from: 3 }))).toEqual(['b', 'c']);
    const hiddenAnchor = toggle(emptySelection, url('a'));
    expect(toNames(extendTo(hiddenAnchor, shown.slice(2), { target: 1, from: 0 }))).toEqual(['a', 'c', 'd']);
  });

  test('of all shown keeps what a filter hides, and gives back only what is shown', () => {
    const all = selectAll(toggle(emptySelection, url('e')), shown.slice(0, 2));
    expect(toNames(all)).toEqual(['a', 'b', 'e']);
    expect(toNames(deselectAll(all, shown.slice(0, 2)))).toEqual(['e']);
  });

  test('is read in the order shown, hidden files left out', () => {
    const some = toggle(toggle(toggle(emptySelection, url('d')), url('a')), url('e'));
    expect(getSelected(some, shown.slice(0, 4)).map(({ name }) => name)).toEqual(['a', 'd']);
  });

  test('loses what is no longer there, and is the same object when all is', () => {
    const some = toggle(toggle(emptySelection, url('a')), url('b'));
    expect(withoutVanished(some, shown)).toBe(some);
    expect(toNames(withoutVanished(some, shown.slice(1)))).toEqual(['b']);
  });
});
