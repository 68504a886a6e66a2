import { expect, test } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { toLibraryFile } from './library-file.ts';
import { type FileSort, sortAfter, sortFiles } from './sort-files.ts';

const files = [
  mediaFile('a/ring-10.jpg', {
    size: 5,
    lastModified: '2026-01-02T00:00:00.000Z',
    addedAt: '2026-02-01T00:00:00Z',
  }),
  mediaFile('b/ring-2.png', { size: 900, lastModified: '2026-01-02T00:00:00Z' }),
  mediaFile('c/Opal.jpg', {
    size: 50,
    lastModified: '2024-05-01T00:00:00.000Z',
    addedAt: '2026-02-03T00:00:00Z',
  }),
].map(toLibraryFile);

test.each<[FileSort, string[]]>([
  ['path', ['ring-10.jpg', 'ring-2.png', 'Opal.jpg']],
  ['name', ['Opal.jpg', 'ring-2.png', 'ring-10.jpg']],
  ['newest', ['ring-10.jpg', 'ring-2.png', 'Opal.jpg']],
  ['oldest', ['Opal.jpg', 'ring-10.jpg', 'ring-2.png']],
  ['biggest', ['ring-2.png', 'Opal.jpg', 'ring-10.jpg']],
  ['smallest', ['ring-10.jpg', 'Opal.jpg', 'ring-2.png']],
  ['path-reversed', ['Opal.jpg', 'ring-2.png', 'ring-10.jpg']],
  ['name-reversed', ['ring-10.jpg', 'ring-2.png', 'Opal.jpg']],
  ['type-reversed', ['ring-2.png', 'ring-10.jpg', 'Opal.jpg']],
  // Files without `addedAt` (not sent by every server) come last.
  ['added', ['Opal.jpg', 'ring-10.jpg', 'ring-2.png']],
  ['added-first', ['ring-2.png', 'ring-10.jpg', 'Opal.jpg']],
  ['type', ['ring-10.jpg', 'Opal.jpg', 'ring-2.png']],
])('sorted by %s, equals stay in list order', (sort, names) => {
  expect(sortFiles(files, sort).map(({ name }) => name)).toEqual(names);
});

test.each<[Parameters<typeof sortAfter>[0], FileSort, FileSort]>([
  ['name', 'path', 'name'],
  ['name', 'name', 'name-reversed'],
  ['name', 'name-reversed', 'name'],
  ['size', 'path', 'biggest'],
  ['size', 'biggest', 'smallest'],
  ['modified', 'oldest', 'newest'],
  ['added', 'newest', 'added'],
  ['path', 'path', 'path-reversed'],
])('a click on the head of %s leads from %s to %s', (by, current, next) => {
  expect(sortAfter(by, current)).toBe(next);
});
