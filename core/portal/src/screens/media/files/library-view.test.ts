import { describe, expect, test } from 'vitest';
import { defaultView, formatViewQuery, type LibraryView, parseView } from './library-view.ts';

const formatted = (view: LibraryView, before = '') =>
  formatViewQuery(view, new URLSearchParams(before)).toString();
const parsed = (query: string) => parseView(new URLSearchParams(query));

describe('the address of the library', () => {
  test('says nothing of defaults', () => {
    expect(formatted(defaultView)).toBe('');
    expect(formatted(defaultView, 'q=ring&view=list')).toBe('');
    expect(parsed('')).toEqual(defaultView);
  });

  test('brings every view back as it was', () => {
    const views: LibraryView[] = [
      { ...defaultView, q: 'rings & things = 100% ü?#' },
      { ...defaultView, kind: 'video', folder: 'a b/c&d', sort: 'newest', layout: 'list', unused: true },
      { ...defaultView, folder: '/', located: true },
    ];
    for (const view of views) expect(parsed(formatted(view))).toEqual(view);
  });

  test('leaves parameters of others alone', () => {
    expect(formatted({ ...defaultView, q: 'x' }, 'from=mail')).toBe('from=mail&q=x');
  });

  test('that asks for what there is not is read as the default', () => {
    expect(parsed('kind=sound&sort=luck&view=wall&unused=yes')).toEqual(defaultView);
  });
});
