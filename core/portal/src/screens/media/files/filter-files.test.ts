import { describe, expect, test } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { filterFiles, listFolders, TOP_FOLDER } from './filter-files.ts';
import { toLibraryFile } from './library-file.ts';
import { defaultView } from './library-view.ts';
import { searchFor } from './search.ts';

const files = [
  'gallery/2025/Opal.PNG',
  'gallery/emerald.jpg',
  'gallery-old/ruby.jpg',
  'notes.txt',
  'videos/hero.mp4',
].map((path) => toLibraryFile(mediaFile(path)));

const shown = (filter: Partial<typeof defaultView>, used: readonly string[] = []) =>
  filterFiles(files, { ...defaultView, ...filter }, searchFor(filter.q ?? '', files), (publicUrl) =>
    used.includes(publicUrl),
  ).map(({ relativePath }) => relativePath);

describe('the search', () => {
  test('finds names and folders, whatever the case', () => {
    expect(shown({ q: 'OPAL' })).toEqual(['gallery/2025/Opal.PNG']);
    expect(shown({ q: 'Gallery/' })).toEqual(['gallery/2025/Opal.PNG', 'gallery/emerald.jpg']);
    expect(shown({ q: ' hero ' })).toEqual(['videos/hero.mp4']);
    expect(shown({ q: 'no such file' })).toEqual([]);
  });

  test('finds by the name too where a path does not end in it', () => {
    const odd = toLibraryFile(mediaFile('0815.jpg', { name: 'ring.jpg' }));
    expect(filterFiles([odd], defaultView, searchFor('ring', [odd]), () => false)).toEqual([odd]);
  });

  test('that is empty gives the very list back', () => {
    expect(filterFiles(files, defaultView, searchFor('  ', files), () => false)).toBe(files);
  });
});

describe('filters', () => {
  test('keep one kind', () => {
    expect(shown({ kind: 'image' })).toEqual([
      'gallery/2025/Opal.PNG',
      'gallery/emerald.jpg',
      'gallery-old/ruby.jpg',
    ]);
    expect(shown({ kind: 'video' })).toEqual(['videos/hero.mp4']);
    expect(shown({ kind: 'other' })).toEqual(['notes.txt']);
  });

  test('keep a folder with all below it, and not its namesakes', () => {
    expect(shown({ folder: 'gallery' })).toEqual(['gallery/2025/Opal.PNG', 'gallery/emerald.jpg']);
    expect(shown({ folder: 'gallery/2025' })).toEqual(['gallery/2025/Opal.PNG']);
    expect(shown({ folder: TOP_FOLDER })).toEqual(['notes.txt']);
  });

  test('keep what nothing uses', () => {
    expect(shown({ unused: true }, ['/media/videos/hero.mp4', '/media/notes.txt'])).toHaveLength(3);
  });

  test('keep what tells where it was taken', () => {
    const located = toLibraryFile(mediaFile('home.jpg', { hasLocation: true }));
    const kept = filterFiles([...files, located], { ...defaultView, located: true }, undefined, () => false);
    expect(kept).toEqual([located]);
  });

  test('work together', () => {
    expect(shown({ kind: 'image', folder: 'gallery', q: 'em' })).toEqual(['gallery/emerald.jpg']);
  });
});

test('folders are named with those above them, once, in list order', () => {
  const deep = ['a/b/c/1.jpg', 'a/b/c/2.jpg', 'd/1.jpg', 'top.jpg'].map((path) =>
    toLibraryFile(mediaFile(path)),
  );
  expect(listFolders(deep)).toEqual(['a', 'a/b', 'a/b/c', 'd']);
  expect(listFolders(deep, ['a/b/new', 'e'])).toEqual(['a', 'a/b', 'a/b/c', 'a/b/new', 'd', 'e']);
});
