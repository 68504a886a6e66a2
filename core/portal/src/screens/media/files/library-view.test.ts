import { describe, expect, test } from 'vitest';
import { defaultView, formatViewQuery, type LibraryView, parseView } from './library-view.ts';

describe('the address of the library', () => {
  test('says nothing of defaults', () => {
    expect(formatViewQuery(defaultView, '/admin/media')).toBe('/admin/media');
    expect(formatViewQuery(defaultView, '/admin/media?q=ring&view=list')).toBe('/admin/media');
    expect(parseView('/admin/media')).toEqual(defaultView);
  });

  test('brings every view back as it was', () => {
    const views: LibraryView[] = [
      { ...defaultView, q: 'rings & things = 100% ü?#' },
      { ...defaultView, kind: 'video', folder: 'a b/c&d', sort: 'newest', layout: 'list', unused: true },
      { ...defaultView, folder: '/', located: true },
    ];
    for (const view of views) expect(parseView(formatViewQuery(view, '/admin/media'))).toEqual(view);
  });

  test('leaves parameters of others alone', () => {
    expect(formatViewQuery({ ...defaultView, q: 'x' }, '/admin/media?from=mail')).toBe(
      '/admin/media?from=mail&q=x',
    );
  });

  test('that asks for what there is not is read as the default', () => {
    expect(parseView('/admin/media?kind=sound&sort=luck&view=wall&unused=yes')).toEqual(defaultView);
  });
});
